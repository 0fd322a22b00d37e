import { storyWords } from '../../domain/stories/matching/story-words.ts'
import { sideOf, sidesInOrder } from '../../domain/stories/spectrum.ts'
import type { StoryLink } from '../../domain/stories/story.ts'
import { primaryLanguage } from '../../text/language.ts'

// How the page of a story sets its headlines beside each other: by side where outlets are rated, otherwise by language or by
// owner, and as one list where nothing of these is known.
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

// Which words of headlines only one side uses. Compares headlines of one language: across languages every word differs.
/** A part of a headline that begins at this character; `isOwn`: only its own side uses the word. */
export type HeadlinePart = { from: number; text: string; isOwn: boolean }

// Of many headlines nearly each has a word that no other has: such a word says nothing about the side.
const manyHeadlines = 4

/** The headlines that have such words, by the id of their article. Outlets that are not rated are no side, but may use a word too. */
export function markOwnWords(groups: readonly HeadlineGroup[]): Map<string, HeadlinePart[]> {
  const marked = new Map<string, HeadlinePart[]>()
  for (const group of groups) {
    if (group.name.by === 'language' || isRest(group)) continue
    const others = groups.filter(other => other !== group).flatMap(({ links }) => links)
    for (const [language, links] of Map.groupBy(group.links, languageOf)) {
      const usesOfOthers = countUses(others.filter(other => languageOf(other) === language))
      if (usesOfOthers.size === 0) continue
      const uses = countUses(links)
      const least = links.length < manyHeadlines ? 1 : 2
      const isOwn = (stem: string) => (uses.get(stem) ?? 0) >= least && !usesOfOthers.has(stem)
      for (const { id, title } of links) {
        const parts = divide(title, isOwn)
        if (parts.some(part => part.isOwn)) marked.set(id, parts)
      }
    }
  }
  return marked
}

function isRest({ name }: HeadlineGroup): boolean {
  return (name.by === 'side' && name.side === null) || (name.by === 'owner' && name.owner === null)
}

function languageOf({ language }: StoryLink): string {
  return primaryLanguage(language ?? '')
}

/** By how many headlines each word is used. */
function countUses(links: readonly StoryLink[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { title } of links)
    for (const stem of new Set(stemsOf(title))) uses.set(stem, (uses.get(stem) ?? 0) + 1)
  return uses
}

function divide(title: string, isOwn: (stem: string) => boolean): HeadlinePart[] {
  const parts: HeadlinePart[] = []
  let from = 0
  for (const text of title.split(/([\p{L}\p{M}\p{N}'’-]+)/u)) {
    const stems = stemsOf(text)
    const part = { from, text, isOwn: stems.length > 0 && stems.every(isOwn) }
    const last = parts.at(-1)
    if (last && last.isOwn === part.isOwn) last.text += text
    else if (text !== '') parts.push(part)
    from += text.length
  }
  return parts
}

/** Without the words that every headline contains. */
function stemsOf(text: string): string[] {
  return storyWords({ title: text, url: '', description: '' }).heading
}
