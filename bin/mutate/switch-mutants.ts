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
    .reduce((changed, mutant) => {
      const { start, end } = mutant
      return changed.slice(0, start) + switchOne(changed.slice(start, end), mutant) + changed.slice(end)
    }, text)
}

function switchOne(
  original: string,
  { id, text, isStatement, beginsStatement }: Mutant & { id: number },
): string {
  const acts = `globalThis.chowkActs?.(${id})`
  if (isStatement) return `{ if (!${acts}) ${original} }`
  // Without the number, a parenthesis that begins a line would call what the line before ends with.
  return `${beginsStatement ? '0, ' : ''}(${acts} ? (${text}) : (${original}))`
}
