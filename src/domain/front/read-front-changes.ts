import * as z from 'zod/mini'
import { parseJson } from '../fields/parse-json.ts'
import { isUuid } from '../fields/record-id.ts'
import type { FrontChanges, PinChange } from './front-changes.ts'
import { isNextSlot, readSlot } from './places/front-place.ts'

const sectionsMax = 2_000
const hoursMax = 24 * 30

const uuid = z.string().check(z.refine(isUuid))
const place = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const known = readSlot(text)
    if (known) return known.slot
    context.issues.push({ code: 'custom', message: 'no-such-place', input: text })
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
        place,
        until,
        subject: z.nullable(
          z.object({ kind: z.enum(['link', 'story']), id: uuid, title: z.optional(z.string()) }),
        ),
        from: z.optional(z.iso.datetime()),
        seen: z.int(),
      }),
    )
    .check(z.refine(pins => isDistinct(pins.map(pin => pin.place))))
    .check(z.refine(pins => isDistinct(pins.flatMap(keyOfSubject)))),
  sections: z.nullable(
    z
      .array(
        z.union([
          z.object({ id: uuid, isOnFront: z.boolean() }),
          z.object({ id: uuid, before: z.nullable(uuid) }),
        ]),
      )
      .check(z.maxLength(sectionsMax)),
  ),
})

// A subject has one place now, and one planned place.
function keyOfSubject({ place, subject }: Pick<PinChange, 'place' | 'subject'>): string[] {
  return subject ? [`${isNextSlot(place)} ${subject.id.toLowerCase()}`] : []
}

function isDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length
}

/** Parses the posted changes; null for input that the desk's form cannot produce. */
export function readFrontChanges(text: string): FrontChanges | null {
  return changesSchema.safeParse(parseJson(text)).data ?? null
}
