// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const next = (_: Language): string =>
  `Next entry`

export const previous = (_: Language): string =>
  `Previous entry`

export const accept = (_: Language): string =>
  `Accept: publish it`

export const pin = (_: Language): string =>
  `Accept it and pin it to the front page`

export const edit = (_: Language): string =>
  `Edit and accept`

export const reject = (_: Language): string =>
  `Reject`

export const unfold = (_: Language): string =>
  `Unfold the story, or fold it`

export const file = (_: Language): string =>
  `Accept it, and file the rest of its story under it`

export const acceptStory = (_: Language): string =>
  `Accept all entries of its story`

export const rejectStory = (_: Language): string =>
  `Reject all that is left of its story`

export const rejectOutlet = (_: Language): string =>
  `Reject all that is left of its outlet`

export const snooze = (_: Language): string =>
  `Snooze until tomorrow`

export const snoozeUntil = (_: Language): string =>
  `Snooze until…`

export const category = (_: Language): string =>
  `Choose the category`

export const feature = (_: Language): string =>
  `Feature, or not`

export const hold = (_: Language): string =>
  `Tell the others that you have it in hand, or not`

export const note = (_: Language): string =>
  `Leave a note for a colleague`

export const select = (_: Language): string =>
  `Select`

export const selectAll = (_: Language): string =>
  `Select all, or none`

export const undo = (_: Language): string =>
  `Undo`

export const open = (_: Language): string =>
  `Open the article`

export const unselect = (_: Language): string =>
  `Select nothing`

export const escape = (_: Language): string =>
  `Esc`
