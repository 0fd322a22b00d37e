import { type FrontChanges, type PinChange, readFrontChanges } from '../../domain/front/front-changes.ts'
import { isNextSlot } from '../../domain/front-place.ts'
import { draftKey, forgetDraft } from '../forms/draft-keys.ts'
import { countChanges, noChanges, putPin, takeBackPin, withoutPublished } from './front-draft.ts'

// The draft of the front page: the changes of this tab that readers cannot see yet. The front desk, the queue, News Links
// and Stories all write to it, and it survives a reload.

const draftName = 'front page'

export function readDraft(): FrontChanges {
  return readFrontChanges(sessionStorage.getItem(draftKey(draftName)) ?? '') ?? noChanges
}

export function keepDraft(changes: FrontChanges): void {
  if (countChanges(changes) > 0) sessionStorage.setItem(draftKey(draftName), JSON.stringify(changes))
  else forgetDraft(draftName)
}

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

/** The pins of the draft as a parameter of `places.ts`, without planned ones; '' for none. */
export function draftQuery(): string {
  const pins = readDraft().pins.filter(({ place }) => !isNextSlot(place))
  return pins.length > 0 ? JSON.stringify({ pins: pins.slice(-sentMax), sections: null }) : ''
}
