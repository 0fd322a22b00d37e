// How much one address may read through the API, in this process and in memory: a count in the database for each read would
// cost more than most reads do. Searches wait in their own queue besides (app.ts).

const windowMs = 60_000

// Ten a second: a program that copies a million links in pages of a hundred takes a quarter of an hour.
const readsMax = 600

// An attacker with more addresses than this is past any limit by address; the memory stays bounded.
const addressesMax = 50_000

export function createReadLimit({ nowMs }: { nowMs: () => number }) {
  let counts = new Map<string, number>()
  let endsAtMs = 0

  /** Counts one read; 0, or in how many seconds the next one may come. */
  function take(address: string): number {
    if (nowMs() >= endsAtMs) {
      counts = new Map()
      endsAtMs = nowMs() + windowMs
    }
    const count = (counts.get(address) ?? 0) + 1
    if (counts.size < addressesMax || counts.has(address)) counts.set(address, count)
    return count > readsMax ? Math.ceil((endsAtMs - nowMs()) / 1_000) : 0
  }

  return { take }
}
