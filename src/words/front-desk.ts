// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Front page`

export const history = (_: Language): string =>
  `History`

export const undo = (_: Language): string =>
  `Undo`

export const preview = (_: Language): string =>
  `Preview`

export const publish = (_: Language): string =>
  `Publish front page`

export const unchanged = (_: Language): string =>
  `As readers see it now. Changes count when you publish them.`

export const changes = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} change`, other: `${formatNumber(count, language)} changes` } })} that readers do not see yet.`

export const notPublished = (_: Language): string =>
  `Not published`

export const failed = (_: Language): string =>
  `Failed to publish the front page`

export const changed = (_: Language): string =>
  `Front page changed`

export const readersSee = (_: Language): string =>
  `Readers see it now.`

export const overtaken = (language: Language, { title, name, more }: { title: string; name: string; more: number }): string =>
  `You replaced "${title}", which ${name} pinned meanwhile${pickPlural(language, { count: more, type: 'cardinal', forms: { '=0': ``, other: `, and ${formatNumber(more, language)} more` } })}. Undo brings it back.`

export const problem = (language: Language, { reason, most }: { reason: string; most: number }): string =>
  `${reason === 'nothing' ? `The front page is like that already. Nothing was changed.` : reason === 'tooMany' ? `At most ${formatNumber(most, language)} places can be pinned. Take some pins off first.` : reason === 'gone' ? `An article or a story that you pinned is no longer there. Nothing was changed.` : reason === 'past' ? `A pin needs an end in the future, within a year. Nothing was changed.` : `The changes could not be read. Reload the page and try again.`}`

export const lead = (_: Language): string =>
  `Lead`

export const second = (_: Language, { place }: { place: string }): string =>
  `Second tier ${place}`

export const secondPlace = (_: Language, { place }: { place: string }): string =>
  `Second tier, place ${place}`

export const sectionLead = (_: Language, { section }: { section: string }): string =>
  `Lead of ${section}`

export const unknownSection = (_: Language): string =>
  `a section`

export const leadOfSection = (_: Language): string =>
  `Lead of the section`

export const aside = (_: Language): string =>
  `Pins that show nothing`

export const stepsAside = (_: Language, { place, title, reason }: { place: string; title: string; reason: string }): string =>
  `${place}: “${title}” steps aside, ${reason === 'ended' ? `its time has ended` : reason === 'newer' ? `something newer has come` : reason === 'gone' ? `it was deleted, or is not published; it stands here again when it comes back` : reason === 'notPublic' ? `readers cannot see this story now; it stands here again when they can` : reason === 'otherSection' ? `it is in another section now` : `another pin tells the same story higher up`}.`

export const takeOff = <Node,>(_: Language, { hidden, title }: { hidden: (text: string) => Node; title: string }): (string | Node)[] =>
  [`Take off`, hidden(` ${title}`)]

export const candidates = (_: Language): string =>
  `Candidates`

export const filter = (_: Language): string =>
  `Filter by words`

export const filterLabel = (_: Language): string =>
  `Filter candidates by words`

export const storiesByHeat = (_: Language): string =>
  `Stories by heat`

export const featured = (_: Language): string =>
  `Featured`

export const newest = (_: Language): string =>
  `Newest`

export const stories = (_: Language): string =>
  `Stories`

export const newsLinks = (_: Language): string =>
  `News links`

export const noneFound = (_: Language): string =>
  `Nothing has these words.`

export const candidate = (_: Language, { source, ago, isShown }: { source: string; ago: string; isShown: string }): string =>
  `${source} · ${ago}${isShown === 'yes' ? ` · on the page` : ``}`

export const pin = (_: Language): string =>
  `Pin`

export const pinItem = <Node,>(_: Language, { hidden, title }: { hidden: (text: string) => Node; title: string }): (string | Node)[] =>
  [`Pin`, hidden(` ${title}`)]

export const begins = (_: Language): string =>
  `It begins`

export const atOnce = (_: Language): string =>
  `At once`

export const atTime = (_: Language): string =>
  `At a time`

export const beginsAt = (_: Language): string =>
  `Begins at`

export const futureTime = (_: Language): string =>
  `Choose a time in the future`

export const latest = (_: Language): string =>
  `Latest News`

export const latestFills = (_: Language): string =>
  `Latest News fills itself`

export const pinTitle = (_: Language): string =>
  `Pin to the front page`

export const notRead = (_: Language): string =>
  `The front page could not be read. Close this and try again.`

export const close = (_: Language): string =>
  `Close`

export const cancel = (_: Language): string =>
  `Cancel`

export const place = (_: Language): string =>
  `Place`

export const pinnedHeadline = (_: Language, { name, headline }: { name: string; headline: string }): string =>
  `Pinned by ${name}: ${headline}`

export const from = (_: Language, { time, title }: { time: string; title: string }): string =>
  `From ${time}: ${title}`

export const pinned = (_: Language, { name }: { name: string }): string =>
  `Pinned by ${name}`

export const pinnedUntil = (_: Language, { name, time }: { name: string; time: string }): string =>
  `Pinned by ${name} until ${time}`

export const pinnedUntilNewer = (_: Language, { name }: { name: string }): string =>
  `Pinned by ${name} until something newer`

export const moveHint = (_: Language): string =>
  `Pin it, or move it with the arrow keys`

export const empty = (_: Language): string =>
  `Nothing to show. Pin something, or publish more.`

export const changedMeanwhile = (_: Language): string =>
  `Somebody changed this place meanwhile.`

export const planned = (_: Language): string =>
  `Planned`

export const plannedAt = (_: Language, { time, place }: { time: string; place: string }): string =>
  `${time}, ${place}:`

export const phone = (_: Language): string =>
  `Phone`

export const desktop = (_: Language): string =>
  `Desktop`

export const previewTitle = (_: Language): string =>
  `The front page as a reader would see it`

export const sections = (_: Language): string =>
  `Sections`

export const onFront = (_: Language): string =>
  `On the front page`

export const notOnFront = (_: Language): string =>
  `Not on the front page. Its page stays.`

export const sectionHint = (_: Language): string =>
  `Drag, or move with the arrow keys`

export const moveSection = (language: Language, { name, at, count }: { name: string; at: number; count: number }): string =>
  `Move ${name}, section ${formatNumber(at, language)} of ${formatNumber(count, language)}. A click moves it up.`

export const stands = (_: Language): string =>
  `It stands there`

export const untilTime = (_: Language): string =>
  `Until a time`

export const time = (_: Language): string =>
  `Time`

export const untilOff = (_: Language): string =>
  `Until I take it off`

export const untilNewer = (_: Language): string =>
  `Until something newer`

export const forHours = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `For ${formatNumber(count, language)} hour`, other: `For ${formatNumber(count, language)} hours` } })}`

export const plannedPlace = (_: Language, { place }: { place: string }): string =>
  `${place}, planned`
