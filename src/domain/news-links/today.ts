const indiaOffsetMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** The midnight that today began at in India, which has one zone and no summer time. */
export function startOfToday(now: Date): Date {
  const local = now.getTime() + indiaOffsetMs
  return new Date(local - (local % dayMs) - indiaOffsetMs)
}
