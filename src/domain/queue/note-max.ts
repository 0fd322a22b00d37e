/** How many characters a note for a colleague has at most; the table's bound. */
export const noteMax = 500
