import { createHash } from 'node:crypto'
import type { Mutant } from './list-mutants.ts'

/** `count` mutants that do not overlap, after the first `from`: the same ones for the same seed, whatever else changes. */
export function chooseMutants(
  all: Mutant[],
  { count, seed, from = 0 }: { count: number; seed: number; from?: number },
): Mutant[] {
  const shuffled = all
    .map(mutant => ({ mutant, at: orderOf(mutant, seed) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ mutant }) => mutant)
  const chosen: Mutant[] = []
  for (const mutant of shuffled) {
    if (chosen.length === from + count) break
    if (!chosen.some(other => overlaps(mutant, other))) chosen.push(mutant)
  }
  return chosen.slice(from)
}

function overlaps(a: Mutant, b: Mutant): boolean {
  return a.path === b.path && a.start < b.end && b.start < a.end
}

function orderOf({ path, start, text }: Mutant, seed: number): string {
  return createHash('sha256').update(`${seed} ${path} ${start} ${text}`).digest('hex')
}

/**
 * The file's text with all its mutants in it. `globalThis.chowkActs` (set-switch.ts) chooses the one that acts, so the pages
 * are built only once for all mutants.
 */
export function switchMutants(text: string, mutants: (Mutant & { id: number })[]): string {
  return mutants
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, { id, start, end, text: mutated, isStatement }) => {
      const original = changed.slice(start, end)
      const acts = `globalThis.chowkActs?.(${id})`
      const both = isStatement ? `{ if (!${acts}) ${original} }` : `(${acts} ? (${mutated}) : (${original}))`
      return changed.slice(0, start) + both + changed.slice(end)
    }, text)
}
