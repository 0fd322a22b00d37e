import { headlineKey } from '../stories/voices/headline-key.ts'
import type { FrontItem } from './front-page.ts'

/** Of several items about one event only the first: links of one story, or an agency's headline from several outlets. */
export function keepEachOnce(items: readonly FrontItem[]): FrontItem[] {
  const seen = new Set<string>()
  return items.filter(item => {
    const keys = keysOf(item)
    const isSeen = keys.some(key => seen.has(key))
    for (const key of keys) seen.add(key)
    return !isSeen
  })
}

// An arrangement asks for the keys of an item at each place that it fills.
const known = new WeakMap<FrontItem, readonly string[]>()

/** Items with a key in common are about one event. */
export function keysOf(item: FrontItem): readonly string[] {
  const keys = known.get(item) ?? makeKeys(item)
  known.set(item, keys)
  return keys
}

function makeKeys({ link, story, storyId }: FrontItem): string[] {
  const keys = [link.id, storyId, headlineKey(link.title), story && headlineKey(story.title)]
  return keys.filter(key => key !== null)
}
