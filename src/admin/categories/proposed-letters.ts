/** A longer name is cut to this, because the request carries it in its address. */
export const proposedLettersMax = 200
