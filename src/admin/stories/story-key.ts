import { isUuid } from '../../domain/is-uuid.ts'
import type { StoryKey } from '../../domain/stories/story-list-queries.ts'

export function writeStoryKey({ heat, id }: StoryKey): string {
  return `${heat}_${id}`
}

/** Null for the first page and for what is no key. */
export function readStoryKey(text: string | null): StoryKey | null {
  const [heat = '', id = ''] = (text ?? '').split('_')
  return /^-?\d{1,9}(\.\d{1,20})?$/.test(heat) && isUuid(id) ? { heat: Number(heat), id } : null
}
