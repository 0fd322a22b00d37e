/** The longest note for a colleague, in characters; also the limit of the table's constraint. */
export const noteMax = 500
