/** Ages one can ask the queue for; bounds are before now, in hours. */
export const ages = {
  hour: { label: 'Last hour', from: 1, until: null },
  day: { label: 'Last 24 hours', from: 24, until: null },
  older: { label: 'Older than a day', from: null, until: 24 },
  stale: { label: 'Older than three days', from: null, until: 72 },
} as const satisfies Record<string, { label: string; from: number | null; until: number | null }>
