/** A public correction of a news link or a story. */
export type Correction = {
  id: string
  /** As the headline was when the correction was made. */
  headline: string
  /** Of a link: its outlet. '' for a story. */
  source: string
  text: string
  createdAt: Date
}

/** A correction as a news link carries it to the places where the link is shown. */
export type ShownCorrection = { id: string; text: string; atMs: number }

export type CorrectionKey = { createdAt: Date; id: string }

// A newspaper's correction is one to three sentences. It stands in full on the front page, whose bytes are bounded.
export const correctionLengthMax = 1_000

// Two days: whoever read the headline yesterday meets the correction today.
const shownForMs = 48 * 3_600_000

/** Whether the correction still stands beside its headline. It stays on its own page for good. */
export function isShownBeside({ atMs }: Pick<ShownCorrection, 'atMs'>, now: Date): boolean {
  return now.getTime() - atMs < shownForMs
}

/** Corrections made after this instant stand beside their headlines at `now`. */
export function shownSince(now: Date): Date {
  return new Date(now.getTime() - shownForMs)
}

/** When it goes from beside its headline. */
export function shownUntil({ atMs }: Pick<ShownCorrection, 'atMs'>): Date {
  return new Date(atMs + shownForMs)
}

export const correctionsPerPage = 30

/** Where on the page of corrections it stands. */
export function correctionAnchor(id: string): string {
  return `correction-${id}`
}
