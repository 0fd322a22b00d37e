import * as z from 'zod/mini'
import { isUuid } from '../is-uuid.ts'
import type { FrontMaterial, Pin, PinSubject } from './front-page.ts'
import { type Place, readPlace } from './place.ts'

/** Until when a pin stands. `hours`: from when it is put out. */
export type Until =
  | { kind: 'open' }
  | { kind: 'newer' }
  | { kind: 'hours'; hours: number }
  | { kind: 'time'; at: string }

/** `subject`: null empties the place. `seen`: the version of the place that the editor had before them; 0 for none. */
export type PinChange = { place: Place; subject: PinSubject | null; until: Until; seen: number }

/** `sections`: all of them in a new order; null where order and visibility stay. */
export type FrontChanges = { pins: PinChange[]; sections: { id: string; isOnFront: boolean }[] | null }

// Sections are few; a script or a mistake must not fill the page with thousands.
export const pinsMax = 200
const sectionsMax = 2_000
const hoursMax = 24 * 30

const uuid = z.string().check(z.refine(isUuid))
const place = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const known = readPlace(text)
    if (known) return known
    context.issues.push({ code: 'custom', message: 'No such place', input: text })
    return z.NEVER
  }),
)
const until = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('newer') }),
  z.object({ kind: z.literal('hours'), hours: z.number().check(z.minimum(0.05), z.maximum(hoursMax)) }),
  z.object({ kind: z.literal('time'), at: z.iso.datetime() }),
])
const changesSchema = z.object({
  pins: z
    .array(
      z.object({
        ...{ place, until },
        subject: z.nullable(z.object({ kind: z.enum(['link', 'story']), id: uuid })),
        seen: z.int(),
      }),
    )
    .check(z.refine(pins => new Set(pins.map(pin => pin.place)).size === pins.length)),
  sections: z.nullable(
    z.array(z.object({ id: uuid, isOnFront: z.boolean() })).check(z.maxLength(sectionsMax)),
  ),
})

/** Null for what no desk posts. */
export function readFrontChanges(text: string): FrontChanges | null {
  try {
    return changesSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Null for a time that nobody can mean: it has passed, or is a year away. */
export function endOf(until: Until, now: Date): { endsAt: Date | null; untilNewer: boolean } | null {
  if (until.kind === 'open' || until.kind === 'newer')
    return { endsAt: null, untilNewer: until.kind === 'newer' }
  const endsAt =
    until.kind === 'time' ? new Date(until.at) : new Date(now.getTime() + until.hours * 3_600_000)
  const aheadMs = endsAt.getTime() - now.getTime()
  return aheadMs > 0 && aheadMs < 366 * 86_400_000 ? { endsAt, untilNewer: false } : null
}

/** The material as it will be once the changes are put out. */
export function applyChanges(
  material: FrontMaterial,
  {
    changes,
    now,
    by,
    titleOf,
  }: { changes: FrontChanges; now: Date; by: string; titleOf: (subject: PinSubject) => string },
): FrontMaterial {
  const places = new Set(changes.pins.map(({ place }) => place))
  const moved = new Set(changes.pins.map(({ subject }) => subject?.id))
  const kept = material.pins.filter(({ place, subject }) => !places.has(place) && !moved.has(subject.id))
  const put = changes.pins.flatMap(({ place, subject, until }): Pin[] => {
    const end = endOf(until, now)
    if (!subject || !end) return []
    return [{ place, subject, title: titleOf(subject), pinnedAt: now, pinnedBy: by, version: 0, ...end }]
  })
  return { ...material, pins: [...kept, ...put], categories: arrange(material.categories, changes.sections) }
}

/** In the order given; what it does not name comes after it as it was. */
export function arrange<T extends { id: string; isOnFront: boolean }>(
  categories: readonly T[],
  sections: FrontChanges['sections'],
): T[] {
  if (!sections) return [...categories]
  const byId = new Map(categories.map(category => [category.id, category]))
  const named = sections.flatMap(({ id, isOnFront }) => {
    const category = byId.get(id)
    byId.delete(id)
    return category ? [{ ...category, isOnFront }] : []
  })
  return [...named, ...byId.values()]
}
