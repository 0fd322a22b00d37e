import type { PutTarget } from '../../domain/stories/editing/named-articles.ts'

/** A story, or an article without one, that other articles can be put to; `target` as `readPutTarget` reads it. */
export type PutChoice = { target: string; title: string; about: string }

/** `words` are the requested ones; `choices` is null if the server was not reached. */
export type FoundChoices = { words: string; choices: PutChoice[] | null }

/** A target as forms post it: `story:ID`, `link:ID`, `entry:ID` or `new`; null for anything else. */
export function readPutTarget(text: string): PutTarget | null {
  const [kind, id = ''] = text.split(':')
  switch (kind) {
    case 'new':
      return { kind: 'new-story' }
    case 'story':
      return { kind, id }
    case 'link':
      return { kind: 'article', article: { newsLinkIds: [id] } }
    case 'entry':
      return { kind: 'article', article: { entryIds: [id] } }
    default:
      return null
  }
}
