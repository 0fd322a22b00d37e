import type { Mutant } from './list-mutants.ts'

/** `count` mutants that do not overlap, the same ones for the same seed. */
export function chooseMutants(all: Mutant[], { count, seed }: { count: number; seed: number }): Mutant[] {
  const next = seededRandom(seed)
  const shuffled = all
    .map(mutant => ({ mutant, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ mutant }) => mutant)
  const chosen: Mutant[] = []
  for (const mutant of shuffled) {
    if (chosen.length === count) break
    if (!chosen.some(other => overlaps(mutant, other))) chosen.push(mutant)
  }
  return chosen
}

function overlaps(a: Mutant, b: Mutant): boolean {
  return a.path === b.path && a.start < b.end && b.start < a.end
}

/** Numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The file's text with all its mutants in it. `globalThis.chowkMutant` chooses the one that acts, so the pages are built
 * only once for all mutants.
 */
export function switchMutants(text: string, mutants: (Mutant & { id: number })[]): string {
  return mutants
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, { id, start, end, text: mutated, isStatement }) => {
      const original = changed.slice(start, end)
      const both = isStatement
        ? `{ if (globalThis.chowkMutant !== ${id}) ${original} }`
        : `(globalThis.chowkMutant === ${id} ? (${mutated}) : (${original}))`
      return changed.slice(0, start) + both + changed.slice(end)
    }, text)
}
