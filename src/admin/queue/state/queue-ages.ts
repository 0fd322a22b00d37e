/** Ages one can ask the queue for; bounds are before now, in hours. */
export const ages = {
  hour: { from: 1, until: null },
  day: { from: 24, until: null },
  older: { from: null, until: 24 },
  stale: { from: null, until: 72 },
} as const satisfies Record<string, { from: number | null; until: number | null }>
