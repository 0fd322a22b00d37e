/** Between the parts of a byline. The narrow space before it does not break, so no line begins with the dot. */
export const dot = '\u202f· '
