// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const title = (_: Language): string =>
  `Why held`

export const rules = (_: Language): string =>
  `Rules`

export const all = (_: Language): string =>
  `All`

export const rule = (_: Language, { rule }: { rule: string }): string =>
  `${rule === 'address' ? `Same address` : rule === 'headline' ? `Same headline` : rule === 'wording' ? `Nearly the same headline` : `Same text`}`

export const entry = (_: Language): string =>
  `Entry`

export const why = (_: Language): string =>
  `Why`

export const came = (_: Language): string =>
  `Came`

export const actions = (_: Language): string =>
  `Actions`

export const none = (_: Language): string =>
  `No rule has held or grouped anything. What comes twice will be listed here, each with its reason.`

export const learntTitle = (_: Language): string =>
  `Not duplicates`

export const outlet = (_: Language): string =>
  `Outlet`

export const learnt = (_: Language): string =>
  `What was learnt`

export const when = (_: Language): string =>
  `When`

export const exception = (_: Language, { rule, value }: { rule: string; value: string }): string =>
  `${rule === 'parameter' ? `“${value}” in an address is an article, no tracking` : rule === 'address' ? `Every spelling of an address is an article of its own` : rule === 'headline' ? `Headlines like “${value}” come back and are no duplicates` : `Texts that begin “${value} …” are no duplicates`}`

export const refused = (_: Language, { reason }: { reason: string }): string =>
  `${reason === 'notHeld' ? `It is no longer held as a duplicate.` : reason === 'changedSince' ? `It was changed since. Look at it again.` : `Both have the very same address, so there can be only one of them.`}`

export const waits = (_: Language): string =>
  `It waits in the queue.`

export const waitsAndLearnt = (_: Language, { learnt }: { learnt: string }): string =>
  `It waits in the queue. Remembered for this outlet: ${learnt}.`

export const notReturned = (_: Language): string =>
  `Failed to return the entry`
