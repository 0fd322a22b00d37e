/** p50, p95, p99 and the maximum of times in milliseconds, in columns. */
export function describeTimes(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const column = (name: string, ms: number) => `${name} ${ms.toFixed(1).padStart(6)}`
  return [
    column('p50', at(0.5)),
    column('p95', at(0.95)),
    column('p99', at(0.99)),
    column('worst', at(1)),
  ].join('  ')
}
