// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const accept = (_: Language): string =>
  `Accept`

export const edit = (_: Language): string =>
  `Edit`

export const reject = (_: Language): string =>
  `Reject`

export const wake = (_: Language): string =>
  `Wake`

export const snooze = (_: Language): string =>
  `Snooze`

export const category = (_: Language): string =>
  `Category`

export const feature = (_: Language): string =>
  `Feature`

export const unfeature = (_: Language): string =>
  `Unfeature`

export const fileRest = (language: Language, { count }: { count: number }): string =>
  `Accept, file ${formatNumber(count, language)} under it`

export const acceptAll = (language: Language, { count }: { count: number }): string =>
  `Accept all ${formatNumber(count, language)}`

export const rejectAll = (language: Language, { count }: { count: number }): string =>
  `Reject all ${formatNumber(count, language)}`

export const more = (_: Language): string =>
  `More`

export const pin = (_: Language): string =>
  `Accept and pin`

export const hold = (_: Language): string =>
  `I have this one`

export const note = (_: Language): string =>
  `Note`

export const rejectOutlet = (_: Language): string =>
  `Reject the rest of this outlet`

export const addRule = (_: Language): string =>
  `Rule from this entry`

export const categoryProposed = <Node,>(_: Language, { category, why }: { category: (text: string) => Node; why: string }): (string | Node)[] =>
  [`Accepting it puts it into `, category(``), `: ${why}.`]

export const held = (_: Language, { name }: { name: string }): string =>
  `${name} has this one.`

export const noteBy = <Node,>(_: Language, { note, by, name }: { note: (text: string) => Node; by: (text: string) => Node; name: string }): (string | Node)[] =>
  [note(``), ` `, by(`(${name})`)]

export const tip = <Node,>(_: Language, { reader }: { reader: (text: string) => Node }): (string | Node)[] =>
  [`A tip from `, reader(``)]

export const anotherTip = <Node,>(_: Language, { reader }: { reader: (text: string) => Node }): (string | Node)[] =>
  [`Another tip from `, reader(``)]

export const unnamed = (_: Language): string =>
  `somebody who gave no name`

export const story = (_: Language): string =>
  `Story`

export const belongs = <Node,>(_: Language, { story }: { story: (text: string) => Node }): (string | Node)[] =>
  [`Belongs to `, story(``), `.`]

export const belongsBecause = <Node,>(_: Language, { story, because, why }: { story: (text: string) => Node; because: (text: string) => Node; why: string }): (string | Node)[] =>
  [`Belongs to `, story(``), because(`, because: ${why}.`)]

export const mayBelong = <Node,>(_: Language, { story }: { story: (text: string) => Node }): (string | Node)[] =>
  [`May belong to `, story(``), `.`]

export const mayBelongBecause = <Node,>(_: Language, { story, because, why }: { story: (text: string) => Node; because: (text: string) => Node; why: string }): (string | Node)[] =>
  [`May belong to `, story(``), because(`, because: ${why}.`)]

export const running = <Node,>(_: Language, { titles }: { titles: (text: string) => Node }): (string | Node)[] =>
  [`Also running: `, titles(``)]

export const notThisStory = (_: Language): string =>
  `Not this story`

export const join = (_: Language): string =>
  `Join`

export const isHeld = (_: Language, { because, why }: { because: string; why: string }): string =>
  `Held as a duplicate${because === 'yes' ? `: ${why}` : ``}.`

export const isHeldOf = <Node,>(_: Language, { original, waits, because, why }: { original: (text: string) => Node; waits: string; because: string; why: string }): (string | Node)[] =>
  [`Held as a duplicate of `, original(``), `${waits === 'yes' ? `, which waits too` : ``}${because === 'yes' ? `: ${why}` : ``}.`]

export const isGrouped = (_: Language, { because, why }: { because: string; why: string }): string =>
  `Grouped${because === 'yes' ? `: ${why}` : ``}.`

export const isGroupedWith = <Node,>(_: Language, { original, waits, because, why }: { original: (text: string) => Node; waits: string; because: string; why: string }): (string | Node)[] =>
  [`Grouped with `, original(``), `${waits === 'yes' ? `, which waits too` : ``}${because === 'yes' ? `: ${why}` : ``}.`]

export const notDuplicate = (_: Language): string =>
  `Not a duplicate`

export const notDuplicateLabel = (_: Language, { headline }: { headline: string }): string =>
  `${headline} is not a duplicate`

export const editAndAccept = (_: Language): string =>
  `Edit and accept`

export const accepting = (_: Language): string =>
  `Accepting...`

export const cancel = (_: Language): string =>
  `Cancel`

export const ctrlEnter = (_: Language): string =>
  `Ctrl+Enter`

export const notLoaded = (_: Language): string =>
  `The form could not be loaded. Cancel and try again.`

export const chooseCategory = (_: Language): string =>
  `Choose a category`

export const optional = (_: Language): string =>
  `Optional`

export const rareFields = (_: Language): string =>
  `Address, source, picture, times and language`

export const noteTitle = (_: Language): string =>
  `Note for a colleague`

export const noteHint = (_: Language): string =>
  `Other editors see it until the entry is decided.`

export const save = (_: Language): string =>
  `Save`

export const acceptInto = (_: Language): string =>
  `Accept into`

export const snoozeUntil = (_: Language): string =>
  `Snooze until`

export const narrow = (_: Language, { title }: { title: string }): string =>
  `${title}: type to narrow`

export const current = (_: Language): string =>
  `current`

export const proposed = (_: Language): string =>
  `proposed`

export const snoozeChoice = (_: Language, { choice }: { choice: string }): string =>
  `${choice === 'hour' ? `In an hour` : choice === 'threeHours' ? `In three hours` : choice === 'evening' ? `This evening` : choice === 'tomorrow' ? `Tomorrow morning` : choice === 'monday' ? `On Monday` : `In a week`}`

export const why = (_: Language, { why }: { why: string }): string =>
  `${why}.`
