// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const title = (_: Language): string =>
  `Scheduled`

export const heading = (_: Language, { column }: { column: string }): string =>
  `${column === 'when' ? `When` : column === 'what' ? `What` : `Actions`}`

export const none = (_: Language): string =>
  `Nothing is scheduled. Give a link or a page a time under Publish at or Take down at.`

export const more = (_: Language, { count }: { count: string }): string =>
  `The next ${count} are listed; more come after them.`

export const notChanged = (_: Language): string =>
  `Failed to change the schedule`

export const success = (_: Language): string =>
  `Success`

export const unknown = (_: Language): string =>
  `This cannot be done here.`

export const invalidTime = (_: Language): string =>
  `Please enter a valid date and time.`

export const timeChanged = (_: Language): string =>
  `The time has been changed.`

export const unscheduled = (_: Language): string =>
  `It has been taken off the schedule.`

export const done = (_: Language, { act }: { act: string }): string =>
  `${act === 'publishLink' ? `It has been published.` : act === 'takeDownLink' ? `It has been taken down.` : act === 'publishPage' ? `The page has been published.` : `The page has been taken down.`}`

export const changedMeanwhile = (_: Language): string =>
  `It was changed or carried out meanwhile. Reload the page to see it as it is.`

export const wrongTime = (_: Language, { problem }: { problem: string }): string =>
  `${problem}.`

export const returned = (_: Language): string =>
  `It could not be published. It waits in the queue and says why.`

export const act = (_: Language, { act }: { act: string }): string =>
  `${act === 'publishLink' ? `Publish` : act === 'takeDownLink' ? `Take down` : act === 'publishPage' ? `Publish page` : act === 'takeDownPage' ? `Take down page` : `Pin`}`

export const now = (_: Language, { act }: { act: string }): string =>
  `${act === 'publishLink' ? `Publish now` : act === 'publishPage' ? `Publish now` : `Take down now`}`

export const cancel = (_: Language, { act }: { act: string }): string =>
  `${act === 'publishLink' ? `Back to queue` : act === 'publishPage' ? `Drop it` : `Keep it`}`

export const changeTime = (_: Language): string =>
  `Change time`

export const newTime = (_: Language, { title }: { title: string }): string =>
  `New time: ${title}`

export const buttonLabel = (_: Language, { label, title }: { label: string; title: string }): string =>
  `${label}: ${title}`

export const until = <Node,>(_: Language, { source, time }: { source: string; time: (text: string) => Node }): (string | Node)[] =>
  [`${source}, until `, time(``)]

export const takenDown = <Node,>(_: Language, { source, time }: { source: string; time: (text: string) => Node }): (string | Node)[] =>
  [`${source}, taken down `, time(``)]

export const frontPage = (_: Language): string =>
  `Front page`
