// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Activity`

export const bin = (_: Language): string =>
  `Bin`

export const all = (_: Language): string =>
  `All`

export const what = (_: Language): string =>
  `What`

export const did = (_: Language): string =>
  `Did`

export const who = (_: Language): string =>
  `Who`

export const when = (_: Language): string =>
  `When`

export const noMatch = (_: Language): string =>
  `No changes match these filters.`

export const nothingChanged = (_: Language): string =>
  `Nothing has been changed yet.`

export const nothingOlder = (_: Language): string =>
  `No older changes.`

export const kind = (_: Language, { kind }: { kind: string }): string =>
  `${kind}: `

export const andRest = (_: Language, { rest }: { rest: string }): string =>
  `and ${rest}`

export const didAndUndone = (_: Language, { did }: { did: string }): string =>
  `${did}, undone`

export const oneClick = (_: Language): string =>
  `One click`

export const noRecord = (_: Language): string =>
  `This change is no longer on record.`

export const byOneClick = <Node,>(_: Language, { who, when }: { who: string; when: (text: string) => Node }): (string | Node)[] =>
  [`Changed with one click by ${who}, `, when(``)]

export const binHint = (language: Language, { days }: { days: number }): string =>
  `${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `Deleted news links can be restored for ${formatNumber(days, language)} day.`, other: `Deleted news links can be restored for ${formatNumber(days, language)} days.` } })}`

export const binEmpty = (_: Language): string =>
  `The bin is empty.`

export const headTitle = (_: Language): string =>
  `Title`

export const source = (_: Language): string =>
  `Source`

export const deleted = (_: Language): string =>
  `Deleted`

export const actions = (_: Language): string =>
  `Actions`

export const deletedBy = <Node,>(_: Language, { when, who }: { when: (text: string) => Node; who: string }): (string | Node)[] =>
  [when(``), ` by ${who}`]

export const restore = (_: Language): string =>
  `Restore`

export const restoreRecord = (_: Language, { title }: { title: string }): string =>
  `Restore ${title}`

export const failedToRestore = (_: Language): string =>
  `Failed to restore`

export const history = (_: Language): string =>
  `History`

export const historyOf = (_: Language, { title }: { title: string }): string =>
  `History: ${title}`

export const neverChanged = (_: Language): string =>
  `Nobody has changed this record yet.`

export const open = (_: Language): string =>
  `Open it`

export const didIt = <Node,>(_: Language, { who, did, when }: { who: string; did: string; when: (text: string) => Node }): (string | Node)[] =>
  [`${who} ${did === 'add' ? `added` : did === 'update' ? `changed` : did === 'delete' ? `deleted` : `restored`} it, `, when(``)]

export const noFields = (_: Language): string =>
  `No fields changed.`

export const restoreState = (_: Language): string =>
  `Restore this state`

export const asItIsNow = (_: Language): string =>
  `As it is now`

export const empty = (_: Language): string =>
  `empty`

export const asBefore = <Node,>(_: Language, { when }: { when: (text: string) => Node }): (string | Node)[] =>
  [`As it was before `, when(``)]

export const added = (_: Language): string =>
  `added`

export const changed = (_: Language): string =>
  `changed`

export const wasDeleted = (_: Language): string =>
  `deleted`

export const restored = (_: Language): string =>
  `restored`

export const published = (_: Language): string =>
  `published`

export const rejected = (_: Language): string =>
  `rejected`

export const held = (_: Language): string =>
  `held as a duplicate`

export const returned = (_: Language): string =>
  `returned to the queue`

export const woken = (_: Language): string =>
  `woken`

export const snoozed = (_: Language): string =>
  `snoozed`

export const moved = (_: Language): string =>
  `moved to another category`

export const featured = (_: Language): string =>
  `featured`

export const notFeatured = (_: Language): string =>
  `no longer featured`

export const yes = (_: Language): string =>
  `yes`

export const no = (_: Language): string =>
  `no`

export const gone = (_: Language): string =>
  `one that is gone`

export const settings = (_: Language): string =>
  `Settings`

export const importAdded = (language: Language, { file, added }: { file: string; added: number }): string =>
  `${file}: ${formatNumber(added, language)} added`

export const importChanged = (language: Language, { file, changed }: { file: string; changed: number }): string =>
  `${file}: ${formatNumber(changed, language)} changed`

export const importBoth = (language: Language, { file, added, changed }: { file: string; added: number; changed: number }): string =>
  `${file}: ${formatNumber(added, language)} added, ${formatNumber(changed, language)} changed`

export const byOneClickTakenBack = <Node,>(_: Language, { who, when }: { who: string; when: (text: string) => Node }): (string | Node)[] =>
  [`Changed with one click by ${who}, `, when(``), `, and taken back`]
