// Which words of headlines only one side uses. Compares headlines of one language: across languages every word differs.
import { storyWords } from '../../domain/stories/matching/story-words.ts'
import type { StoryLink } from '../../domain/stories/story.ts'
import { primaryLanguage } from '../../text/primary-language.ts'
import type { HeadlineGroup } from './group-headlines.ts'

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
