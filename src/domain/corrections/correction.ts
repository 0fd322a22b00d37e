export type Correction = {
  id: string
  /** The headline at the time of the correction. */
  headline: string
  /** The outlet of a link; '' for a story. */
  source: string
  text: string
  createdAt: Date
}

/** The correction that is stored with a news link, for every place that shows the link. */
export type ShownCorrection = { id: string; text: string; atMs: number }

// A newspaper's correction is one to three sentences. The front page shows it in full, and its bytes are limited.
export const correctionLengthMax = 1_000

// Two days, so that readers of yesterday's headline see the correction today.
const shownForMs = 48 * 3_600_000

/** Whether the correction is still shown beside its headline. The page of corrections keeps it permanently. */
export function isShownBeside({ atMs }: Pick<ShownCorrection, 'atMs'>, now: Date): boolean {
  return now.getTime() - atMs < shownForMs
}

/** Corrections made after this instant are shown beside their headlines at `now`. */
export function shownSince(now: Date): Date {
  return new Date(now.getTime() - shownForMs)
}

/** When it is no longer shown beside its headline. */
export function shownUntil({ atMs }: Pick<ShownCorrection, 'atMs'>): Date {
  return new Date(atMs + shownForMs)
}

export const correctionsPerPage = 30

/** Its anchor on the page of corrections. */
export function correctionAnchor(id: string): string {
  return `correction-${id}`
}
