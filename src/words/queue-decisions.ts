// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const done = (_: Language, { change }: { change: string }): string =>
  `${change === 'publish' ? `Published` : change === 'reject' ? `Rejected` : change === 'wake' ? `Back in the queue` : change === 'feature' ? `Featured` : change === 'unfeature' ? `Not featured` : change === 'notADuplicate' ? `Not a duplicate` : change === 'leaveStory' ? `Taken out of its story` : change === 'joinStory' ? `Joined the story` : change === 'keepApart' ? `Not of this story` : `Done`}`

export const doneSentence = (_: Language, { done }: { done: string }): string =>
  `${done}.`

export const doneWithMore = (_: Language, { done, more }: { done: string; more: string }): string =>
  `${done}. ${more}`

export const success = (_: Language): string =>
  `Success`

export const error = (_: Language): string =>
  `Error`

export const undo = (_: Language): string =>
  `Undo`

export const undone = (_: Language): string =>
  `Undone`

export const nothingToUndo = (_: Language): string =>
  `Nothing to undo`

export const missing = (_: Language, { field }: { field: string }): string =>
  `${field === 'title' ? `It has no title. Edit it first.` : field === 'source' ? `It names no source. Edit it first.` : field === 'address' ? `It has no address that can be published. Edit it first.` : field === 'category' ? `Choose a category first.` : `Its category is gone. Choose another.`}`

export const gone = (_: Language): string =>
  `It is no longer there.`

export const publishedAlready = (_: Language): string =>
  `Its article is on the site already: it is held as a duplicate.`

export const onSite = (_: Language): string =>
  `This article is on the site already.`

export const fate = (_: Language, { fate }: { fate: string }): string =>
  `${fate === 'published' ? `Published` : fate === 'rejected' ? `Rejected` : fate === 'scheduled' ? `Scheduled` : fate === 'duplicate' ? `Held as a duplicate` : fate === 'unreadable' ? `Unreadable` : fate === 'snoozed' ? `Snoozed` : `Changed`}`

export const fateBy = (_: Language, { fate, name }: { fate: string; name: string }): string =>
  `${fate === 'published' ? `Published by ${name}` : fate === 'rejected' ? `Rejected by ${name}` : fate === 'scheduled' ? `Scheduled by ${name}` : fate === 'duplicate' ? `Held as a duplicate` : fate === 'unreadable' ? `Unreadable` : fate === 'snoozed' ? `Snoozed by ${name}` : `Changed by ${name}`}`

export const fateSentence = (_: Language, { fate }: { fate: string }): string =>
  `${fate}.`

export const eachInPlace = (_: Language): string =>
  `Each stands where it would stand had its feed published it on arrival.`

export const atTop = (_: Language, { category }: { category: string }): string =>
  `In ${category}, at the top.`

export const belowNewer = (language: Language, { category, count }: { category: string; count: number }): string =>
  `In ${category}, below ${pickPlural(language, { count, type: 'cardinal', forms: { one: `one newer link`, other: `${formatNumber(count, language)} newer links` } })}.`

export const belowManyNewer = (language: Language, { category, count }: { category: string; count: number }): string =>
  `In ${category}, below ${formatNumber(count, language)} or more newer links.`

export const refusedMore = (language: Language, { first, count }: { first: string; count: number }): string =>
  `${first} ${formatNumber(count, language)} more could not be decided either.`

export const unknown = (_: Language): string =>
  `This cannot be done here.`

export const tooMany = (language: Language, { most }: { most: number }): string =>
  `Nothing was decided: at most ${formatNumber(most, language)} entries can be decided at once. Select fewer.`

export const somethingMissing = (_: Language): string =>
  `Something is missing.`

export const timesDoNotFit = (_: Language): string =>
  `The times do not fit.`

export const categoryGone = (_: Language): string =>
  `This category is gone. Choose another.`

export const storyChanged = (_: Language): string =>
  `Its story was changed by somebody else. Load the queue again.`

export const scheduled = (_: Language): string =>
  `It is on the schedule.`

export const pinned = (_: Language): string =>
  `Readers see it there now.`

export const notSaved = (_: Language): string =>
  `Nothing was saved: the server cannot be reached. Try again.`

export const signedOut = (_: Language): string =>
  `Nothing was saved: your session has ended. Sign in again in another tab, then try once more.`

export const placeForOne = (_: Language): string =>
  `A place is for one entry. Select one only.`

export const nothingDecided = (_: Language): string =>
  `Nothing was decided`

export const publishedPinned = (_: Language, { place }: { place: string }): string =>
  `Published, pinned: ${place}`

export const snoozedUntil = (_: Language, { time }: { time: string }): string =>
  `Snoozed until ${time}`

export const publishedAndFiled = (language: Language, { count }: { count: number }): string =>
  `Published, with ${formatNumber(count, language)} filed under it`

export const noStory = (_: Language): string =>
  `This entry is in no story.`

export const rejectedOfStory = (language: Language, { count }: { count: number }): string =>
  `Rejected ${formatNumber(count, language)} of the story`

export const rejectedOfOutlet = (language: Language, { count, outlet }: { count: number; outlet: string }): string =>
  `Rejected ${formatNumber(count, language)} of ${outlet}`

export const decided = (_: Language): string =>
  `Decided`

export const decisions = (_: Language): string =>
  `Decisions`

export const all = (_: Language): string =>
  `All`

export const decision = (_: Language): string =>
  `Decision`

export const headline = (_: Language): string =>
  `Headline`

export const source = (_: Language): string =>
  `Source`

export const when = (_: Language): string =>
  `When`

export const actions = (_: Language): string =>
  `Actions`

export const noneDecided = (_: Language): string =>
  `Nothing was decided. What you accept or reject in the queue will be listed here.`

export const returned = (_: Language): string =>
  `Returned`

export const waitsAgain = (_: Language): string =>
  `It waits again.`

export const waitsAlready = (_: Language): string =>
  `Its article waits in the queue already.`

export const changedSince = (_: Language): string =>
  `It was changed since and is not for the queue any more.`

export const notReturned = (_: Language): string =>
  `Failed to return the entry`

export const returnToQueue = (_: Language): string =>
  `Return to queue`

export const returnLabel = (_: Language, { headline }: { headline: string }): string =>
  `Return to queue: ${headline}`
