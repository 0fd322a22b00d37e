export type PasskeySummary = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

export const passkeyNameLengthMax = 100

// One for each device of a person, with some to spare.
export const passkeysMax = 10
