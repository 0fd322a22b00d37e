/** A longer name proposes by its start: what is asked for stands in an address. */
export const proposedLettersMax = 200
