import type { Lean } from '../../domain/outlets/lean.ts'
import type { RatedOutlet } from '../../domain/outlets/rated-outlets.ts'

export type RatingGroup = { lean: Lean; outlets: RatedOutlet[] }

/** From left to right, then the outlets of which only the owner is recorded; groups without outlets are left out. */
export function groupRatings(outlets: readonly RatedOutlet[]): RatingGroup[] {
  const byLean = Map.groupBy(outlets, ({ lean }) => lean)
  return leansInOrder.flatMap(lean => {
    const of = byLean.get(lean)
    return of ? [{ lean, outlets: of }] : []
  })
}

const leansInOrder: Lean[] = ['left', 'lean-left', 'centre', 'lean-right', 'right', 'not-rated']
