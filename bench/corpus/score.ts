// One line of the table that `npm run corpus` prints.
export type Score = {
  name: string
  right: number
  of: number
  /** The lowest acceptable share of `of`; the command fails below it. */
  least: number
  /** The failures, by kind, for people. */
  notes: string[]
}

/** Scores one part of the corpus folder; `now` is the run's clock. */
export type Section = (folder: string, now: Date) => Score[] | Promise<Score[]>

/** Every case has to be right; those that are not are noted. */
export function scoreAll(name: string, cases: readonly unknown[], wrong: string[]): Score {
  return { name, right: cases.length - wrong.length, of: cases.length, least: 1, notes: wrong }
}

/** The most frequent kinds with one example each. */
export function kindNotes(kinds: Map<string, string[]>): string[] {
  const sorted = [...kinds].toSorted((a, b) => b[1].length - a[1].length)
  return sorted.map(([kind, examples]) => `${examples.length} × ${kind}, for example ${examples[0] ?? ''}`)
}

/** Adds an example to its kind. */
export function addKind(kinds: Map<string, string[]>, kind: string, example: string): void {
  kinds.set(kind, [...(kinds.get(kind) ?? []), example])
}
