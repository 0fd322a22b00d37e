import { leanLabels } from '../../domain/outlets/lean.ts'
import type { RatedOutlet } from '../../domain/outlets/rated-outlets.ts'

/** In sentences, for a reader who objects to them. */
export function describeOutlet({ name, lean, leanSource, owner }: RatedOutlet): string {
  const rating =
    lean === 'not-rated' ? '' : `${name} is rated ${leanLabels[lean].toLowerCase()} (source: ${leanSource}).`
  const ownership = owner === '' ? '' : `${name} is owned by ${owner}.`
  return [rating, ownership].filter(Boolean).join(' ')
}
