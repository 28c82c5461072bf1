/** Low and broad: a phone on its side, or a page that is zoomed in. Styles have the same condition in their own words. */
export const LOW = '(max-height: 29.99rem) and (min-width: 34rem)'
