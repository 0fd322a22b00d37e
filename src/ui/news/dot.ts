/** Separates the parts of a byline. The space before it is non-breaking, so no line begins with the dot. */
export const dot = '\u00a0· '
