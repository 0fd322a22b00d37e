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

/** Items with a key in common are about one event. */
export function keysOf({ link, story, storyId }: FrontItem): string[] {
  const keys = [link.id, storyId, headlineKey(link.title), headlineKey(story?.title ?? '')]
  return keys.flatMap(key => key ?? [])
}
