/** The text of a record that one page hands over to another. */
export const handed = { record: '' }
