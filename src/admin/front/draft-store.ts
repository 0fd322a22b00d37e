import type { FrontChanges, PinChange } from '../../domain/front/front-changes.ts'
import { isNextSlot, readSlot } from '../../domain/front/places/front-place.ts'
import { draftKey, forgetDraft, isStored, keepText, readKept } from '../forms/drafts.ts'
import { countChanges, noChanges, putPin, takeBackPin, withoutPublished } from './front-draft.ts'

// The draft of the front page: the changes of this tab that readers cannot see yet. The front desk, the queue, News Links
// and Stories all write to it, and it survives a reload where the browser stores it.

const draftName = 'front page'

export function readDraft(): FrontChanges {
  try {
    const stored: unknown = JSON.parse(readKept(draftKey(draftName)) ?? '')
    return isDraft(stored) ? stored : noChanges
  } catch {
    return noChanges
  }
}

// Only this tab writes it, perhaps with an older build, and the server checks what is published. The schema of the server
// would bring zod to the queue, a third of its scripts.
function isDraft(stored: unknown): stored is FrontChanges {
  if (typeof stored !== 'object' || !stored || !('pins' in stored && 'sections' in stored)) return false
  const { pins, sections } = stored
  return Array.isArray(pins) && pins.every(isPin) && (sections === null || Array.isArray(sections))
}

function isPin(stored: unknown): boolean {
  if (typeof stored !== 'object' || !stored) return false
  const isPlaced = 'place' in stored && typeof stored.place === 'string' && readSlot(stored.place) !== null
  return isPlaced && 'subject' in stored && 'until' in stored && typeof stored.until === 'object'
}

export function keepDraft(changes: FrontChanges): void {
  if (countChanges(changes) > 0) keepText(draftKey(draftName), JSON.stringify(changes))
  else forgetDraft(draftName)
}

/** Whether the draft survives a reload of the page. */
export const isDraftStored = (): boolean => isStored(draftKey(draftName))

/** Adds a pin. `takeBack` removes it again, unless it has been published or replaced since. */
export function pinInDraft(pin: PinChange): { count: number; takeBack: () => void } {
  const before = readDraft()
  const after = putPin(before, pin)
  keepDraft(after)
  return { count: countChanges(after), takeBack: () => keepDraft(takeBackPin(readDraft(), pin, before)) }
}

export function dropPublished(published: FrontChanges): void {
  keepDraft(withoutPublished(readDraft(), published))
}

// As part of an address, which servers limit to 8 KB; each pin takes up to 250 bytes of it.
const sentMax = 20

/** The pins of the draft as a parameter of `places.ts`, without titles and planned ones; '' for none. */
export function draftQuery(): string {
  const pins = readDraft()
    .pins.filter(({ place }) => !isNextSlot(place))
    .map(pin => ({ ...pin, subject: pin.subject && { kind: pin.subject.kind, id: pin.subject.id } }))
  return pins.length > 0 ? JSON.stringify({ pins: pins.slice(-sentMax), sections: null }) : ''
}
