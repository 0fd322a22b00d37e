// How the page of a story sets its headlines beside each other: by side where outlets are rated, otherwise by language or by
// owner, and as one list where nothing of these is known.
import { sideOf, sidesInOrder } from '../../domain/stories/spectrum.ts'
import type { StoryLink } from '../../domain/stories/story.ts'
import { primaryLanguage } from '../../text/primary-language.ts'

type Side = (typeof sidesInOrder)[number]

export type GroupName =
  | { by: 'side'; side: Side | null }
  | { by: 'language'; language: string }
  | { by: 'owner'; owner: string | null }

export type HeadlineGroup = { name: GroupName; links: StoryLink[] }

// More columns would be too narrow for headlines.
const groupsMax = 4

/** The groups keep the order of the links, newest first; empty where there is only one group. */
export function groupHeadlines(links: readonly StoryLink[]): HeadlineGroup[] {
  const groups = [bySide, byLanguage, byOwner].map(group => group(links)).find(found => found.length > 1)
  return groups ?? []
}

function bySide(links: readonly StoryLink[]): HeadlineGroup[] {
  if (links.every(({ lean }) => sideOf(lean) === null)) return []
  return [...sidesInOrder, null]
    .map(side => ({
      name: { by: 'side' as const, side },
      links: links.filter(({ lean }) => sideOf(lean) === side),
    }))
    .filter(group => group.links.length > 0)
}

function byLanguage(links: readonly StoryLink[]): HeadlineGroup[] {
  const spoken = largestFirst(Map.groupBy(links, ({ language }) => primaryLanguage(language ?? '')))
  if (spoken.some(([language]) => language === '') || spoken.length > groupsMax) return []
  return spoken.map(([language, own]) => ({ name: { by: 'language', language }, links: own }))
}

/** Only owners of several articles have a group; one headline each would be a list again. */
function byOwner(links: readonly StoryLink[]): HeadlineGroup[] {
  const owners = largestFirst(Map.groupBy(links, ({ owner }) => owner))
  const large = owners.filter(([owner, own]) => owner !== '' && own.length > 1).slice(0, groupsMax - 1)
  if (large.length === 0) return []
  const named = new Set(large.map(([owner]) => owner))
  const others = links.filter(({ owner }) => !named.has(owner))
  return [
    ...large.map(([owner, own]): HeadlineGroup => ({ name: { by: 'owner', owner }, links: own })),
    ...(others.length > 0 ? [{ name: { by: 'owner' as const, owner: null }, links: others }] : []),
  ]
}

function largestFirst(groups: Map<string, StoryLink[]>): [string, StoryLink[]][] {
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length)
}
