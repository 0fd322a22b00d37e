/** Orders names. In a fixed locale instead of the process's own, so that all machines show the same order. */
export const { compare: compareNames } = new Intl.Collator('en')
