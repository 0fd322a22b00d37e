// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Rules on arrival`

export const add = (_: Language): string =>
  `Add Rule`

export const edit = (_: Language): string =>
  `Edit Rule`

export const about = (_: Language): string =>
  `What arrives is asked against these in their order. The first that holds, rejects or publishes decides. Tips from readers are asked too, but none is ever published by a rule: it waits.`

export const none = (_: Language): string =>
  `No rules. Everything goes as its feed says. Add one for what you would decide the same way every time.`

export const name = (_: Language): string =>
  `Name`

export const conditions = (_: Language): string =>
  `Of what arrives`

export const does = (_: Language): string =>
  `Do`

export const hits = (_: Language): string =>
  `Hits`

export const actions = (_: Language): string =>
  `Actions`

export const off = (_: Language): string =>
  `(off)`

export const lastHit = (_: Language, { when }: { when: string }): string =>
  `, last ${when}`

export const earlier = (_: Language, { name }: { name: string }): string =>
  `Ask ${name} earlier`

export const later = (_: Language, { name }: { name: string }): string =>
  `Ask ${name} later`

export const switchOff = (_: Language): string =>
  `Switch off`

export const switchOffLabel = (_: Language, { name }: { name: string }): string =>
  `Switch off ${name}`

export const switchOn = (_: Language): string =>
  `Switch on`

export const switchOnLabel = (_: Language, { name }: { name: string }): string =>
  `Switch on ${name}`

export const remove = (_: Language): string =>
  `Delete`

export const removeLabel = (_: Language, { name }: { name: string }): string =>
  `Delete ${name}`

export const changed = (_: Language, { change }: { change: string }): string =>
  `${change === 'up' ? `The rule is asked earlier.` : change === 'down' ? `The rule is asked later.` : change === 'on' ? `The rule is on.` : change === 'off' ? `The rule is off.` : `The rule has been deleted.`}`

export const notChanged = (_: Language): string =>
  `Failed to change rule`

export const success = (_: Language): string =>
  `Success`

export const ofOutlet = (_: Language, { outlet }: { outlet: string }): string =>
  `of ${outlet}`

export const proposedFor = (_: Language, { category }: { category: string }): string =>
  `proposed for ${category}`

export const inLanguage = (_: Language, { language }: { language: string }): string =>
  `in ${language}`

export const withWord = (_: Language, { words }: { words: string }): string =>
  `with ${words}`

export const withWordsAndMore = (language: Language, { words, count }: { words: string; count: number }): string =>
  `with ${words} and ${formatNumber(count, language)} more`

export const quoted = (_: Language, { word }: { word: string }): string =>
  `“${word}”`

export const action = (_: Language, { action, category }: { action: string; category: string }): string =>
  `${action === 'reject' ? `Reject` : action === 'hold' ? `Hold` : action === 'publish' ? `Publish` : `To ${category}`}`

export const actionChoice = (_: Language, { action }: { action: string }): string =>
  `${action === 'reject' ? `Reject it` : action === 'hold' ? `Hold it for an editor` : action === 'publish' ? `Publish it at once` : `Put it into a category`}`

export const gone = (_: Language): string =>
  `what is gone`

export const apply = (language: Language, { action, count }: { action: string; count: number }): string =>
  `${action === 'reject' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Also reject the one that waits`, other: `Also reject the ${formatNumber(count, language)} that wait` } })}` : action === 'publish' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Also publish the one that waits`, other: `Also publish the ${formatNumber(count, language)} that wait` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Also move the one that waits into the category`, other: `Also move the ${formatNumber(count, language)} that wait into the category` } })}`}`

export const trial = (_: Language): string =>
  `Trial`

export const outcome = (language: Language, { looked, count, action }: { looked: number; count: number; action: string }): string =>
  `Of the last ${formatNumber(looked, language)} entries ${formatNumber(count, language)} ${action === 'reject' ? `would have been rejected` : action === 'hold' ? `would have been held` : action === 'publish' ? `would have been published` : `would have gone into the category`}`

export const became = <Node,>(_: Language, { source, status, isFirst, rule }: { source: (text: string) => Node; status: string; isFirst: string; rule: string }): (string | Node)[] =>
  [source(``), `, ${status === 'waiting' ? `waits` : status === 'published' ? `was published` : status === 'duplicate' ? `was held as a duplicate` : `was rejected`}${isFirst === 'yes' ? `; the rule “${rule}” comes first` : ``}`]

export const more = (language: Language, { count }: { count: number }): string =>
  `And ${formatNumber(count, language)} more.`

export const outlet = (_: Language): string =>
  `Outlet`

export const anyOutlet = (_: Language): string =>
  `Any outlet`

export const words = (_: Language): string =>
  `Words`

export const wordsHint = (_: Language): string =>
  `Any of these in the headline or description, one a line. Whole words, exactly as they are.`

export const proposedCategory = (_: Language): string =>
  `Proposed category`

export const anyCategory = (_: Language): string =>
  `Any category`

export const language = (_: Language): string =>
  `Language`

export const languageHint = (_: Language): string =>
  `A code such as en, hi or ta. Any, when left empty.`

export const actionLabel = (_: Language): string =>
  `Action`

export const into = (_: Language): string =>
  `Into`

export const chooseCategory = (_: Language): string =>
  `Choose a category`

export const cancel = (_: Language): string =>
  `Cancel`

export const tryOn = (language: Language, { count }: { count: number }): string =>
  `Try on the last ${formatNumber(count, language)} entries`

export const save = (_: Language): string =>
  `Save rule`

export const deletedChoice = (_: Language): string =>
  `The outlet or the category was deleted meanwhile. Choose another.`

export const stale = (_: Language): string =>
  `Somebody else changed this rule meanwhile. Open it again.`

export const notFound = (_: Language): string =>
  `This rule was deleted meanwhile.`

export const changedSinceTried = (_: Language): string =>
  `It was changed since it was tried. This is what it would do now.`

export const unanswered = (_: Language): string =>
  `The server could not be reached. What you typed is still here: try it again.`

export const nameRequired = (_: Language): string =>
  `Name is required`

export const shorterName = (_: Language): string =>
  `Use a shorter name`

export const chooseOne = (_: Language): string =>
  `Choose one of the list`

export const code = (_: Language): string =>
  `Use a code such as en or hi`

export const chooseAction = (_: Language): string =>
  `Choose what to do`

export const tooManyWords = (language: Language, { words, letters }: { words: number; letters: number }): string =>
  `At most ${formatNumber(words, language)} words of ${formatNumber(letters, language)} letters`

export const oneCondition = (_: Language): string =>
  `Give at least one condition: without one, it would be about everything`

export const categoryRequired = (_: Language): string =>
  `Category is required`

export const orWord = (_: Language, { before, word }: { before: string; word: string }): string =>
  `${before} or “${word}”`
