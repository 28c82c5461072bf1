/** Low and broad: a phone on its side, or a page that is zoomed in. Style sheets repeat this condition. */
export const LOW = '(max-height: 29.99rem) and (min-width: 34rem)'
