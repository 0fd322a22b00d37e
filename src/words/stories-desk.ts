// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Stories`

export const search = (_: Language): string =>
  `Search stories by words`

export const found = (_: Language): string =>
  `Stories found`

export const hottest = (_: Language): string =>
  `Hottest now`

export const noneFound = (_: Language): string =>
  `No story has these words. Try fewer of them.`

export const none = (_: Language): string =>
  `No stories yet. They appear when two outlets write about one event.`

export const notDecided = (_: Language): string =>
  `Failed to save the decision`

export const nothingChosen = (_: Language): string =>
  `Nothing was chosen.`

export const notChanged = (_: Language): string =>
  `Failed to change the story`

export const success = (_: Language): string =>
  `Success`

export const articles = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} article`, other: `${formatNumber(count, language)} articles` } })}`

export const voices = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} voice`, other: `${formatNumber(count, language)} voices` } })}`

export const waiting = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)} waiting`

export const began = (_: Language, { ago }: { ago: string }): string =>
  `began ${ago}`

export const lastAdded = (_: Language, { ago }: { ago: string }): string =>
  `last added to ${ago}`

export const edited = (_: Language): string =>
  `an editor changed it, so the machine only proposes`

export const notPublic = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `Not public yet: nothing is published`, other: `Not public yet: one outlet` } })}`

export const hidden = (_: Language): string =>
  `Hidden from readers`

export const locked = (_: Language): string =>
  `Locked`

export const pin = (_: Language): string =>
  `Pin`

export const pinLabel = (_: Language, { title }: { title: string }): string =>
  `Pin ${title}`

export const proposals = (_: Language): string =>
  `Proposals waiting`

export const acceptAll = (_: Language): string =>
  `Accept all`

export const showAllProposals = (_: Language): string =>
  `Show all proposals`

export const split = (_: Language): string =>
  `Split`

export const keepTogether = (_: Language): string =>
  `Keep together`

export const accept = (_: Language): string =>
  `Accept`

export const notSame = (_: Language): string =>
  `Not the same`

export const question = (_: Language, { kind }: { kind: string }): string =>
  `${kind === 'split' ? `Two events in one story?` : kind === 'merge' ? `One story?` : kind === 'otherScript' ? `One event, in two scripts?` : `One event?`}`

export const questionWhy = (_: Language, { question, why }: { question: string; why: string }): string =>
  `${question} ${why}.`

export const leaving = (_: Language): string =>
  `Headlines that would leave`

export const aStory = (_: Language): string =>
  `a story`

export const isWaiting = (_: Language): string =>
  `waiting`

export const inStory = <Node,>(language: Language, { story, count }: { story: (text: string) => Node; count: number }): (string | Node)[] =>
  [`in `, story(``), ` (${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} article`, other: `${formatNumber(count, language)} articles` } })})`]

export const decided = (_: Language, { answer }: { answer: string }): string =>
  `${answer === 'joined' ? `They are one story now.` : answer === 'apart' ? `They stay apart, and nobody is asked about them again.` : answer === 'split' ? `They are in this story no longer.` : `They stay together, and nobody is asked about them again.`}`

export const decidedAlready = (_: Language): string =>
  `Somebody else has decided this proposal already.`

export const articleGone = (_: Language): string =>
  `One of its articles is not there any more. Nothing was changed.`

export const done = (_: Language, { act }: { act: string }): string =>
  `${act === 'acceptAll' ? `Their articles are in this story now.` : act === 'split' ? `They are a story of their own now.` : act === 'remove' ? `They are in no story now.` : act === 'move' ? `They are in the other story now.` : act === 'merge' ? `The stories are one now.` : act === 'title' ? `The title is set.` : act === 'untitle' ? `The story is called like its lead again.` : act === 'lead' ? `The lead is chosen.` : act === 'leadByMachine' ? `The lead is chosen by the machine again.` : act === 'hide' ? `Readers no longer see the story.` : act === 'show' ? `Readers see the story once two outlets are published.` : act === 'lock' ? `The machine adds nothing any more and asks instead.` : `The story is no longer locked.`}`

export const refused = (_: Language, { reason }: { reason: string }): string =>
  `${reason === 'noSuchStory' ? `The story is not there any more.` : reason === 'merged' ? `Somebody else has merged this story meanwhile. Nothing was changed.` : reason === 'changed' ? `Somebody else has changed this story meanwhile. Nothing was changed: look at it again, then repeat.` : reason === 'sameStory' ? `It is the same story. Choose another one.` : reason === 'notInStory' ? `Choose articles that are in this story. Nothing was changed.` : reason === 'wholeStory' ? `No article would stay. To move all of them, merge the stories instead.` : reason === 'noTarget' ? `The other story is not there any more. Nothing was changed.` : `Nothing was left to accept.`}`

export const untitled = (_: Language): string =>
  `Story without a headline`

export const isLeaving = (_: Language): string =>
  `would leave`
