import { z } from 'zod'
import { isLean, leanLabels } from '../../../domain/outlets/lean.ts'
import type { PublicOutlet } from '../../../domain/outlets/public-outlet-queries.ts'
import * as words from '../../../words/api-page.ts'
import * as parameter from '../frame/endpoint.ts'

export const leanSchema = z.enum(Object.keys(leanLabels).filter(isLean))

export const outletSchema = z
  .object({
    id: parameter.id(),
    name: z.string(),
    homeUrl: parameter.publishedAddress(),
    rating: z
      .object({ lean: leanSchema, source: z.string(), ratedOn: parameter.day().nullable(), note: z.string() })
      .nullable()
      .meta(parameter.described(words.rating)),
    owner: z
      .object({ name: z.string(), sourceUrl: z.string().nullable(), asOf: parameter.day().nullable() })
      .nullable(),
  })
  .register(parameter.schemas, { id: 'Outlet' })

export function presentOutlet(outlet: PublicOutlet): z.output<typeof outletSchema> {
  const { id, name, homeUrl, lean, owner } = outlet
  const rating = { lean, source: outlet.leanSource, ratedOn: outlet.leanRatedOn, note: outlet.leanNote }
  const owned = { name: owner, sourceUrl: outlet.ownerSource, asOf: outlet.ownerAsOf }
  return {
    id,
    name,
    homeUrl,
    rating: lean === 'not-rated' ? null : rating,
    owner: owner === '' ? null : owned,
  }
}
