import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { WeighedArticle } from './matching/compare-articles.ts'
import { createCopyFinder } from './matching/copy-finder.ts'

/**
 * Notes which published articles of each story print a text that another outlet printed before, so that a page of thousands
 * compares none. Each of `stories` holds all that readers may see of one story.
 */
export async function markCopies(tx: Db, stories: readonly (readonly WeighedArticle[])[]): Promise<void> {
  const members = stories.flat()
  if (members.length === 0) return
  const copies = stories.flatMap(listCopies)
  await sql`
    update story_links set is_copy = not is_copy
    where id = any(${members.map(({ id }) => id)}::uuid[]) and is_copy <> (id = any(${copies}::uuid[]))`.execute(
    tx,
  )
}

/** Ids. The first that printed a text is no copy. */
export function listCopies(members: readonly WeighedArticle[]): string[] {
  const originals = createCopyFinder()
  return members
    .toSorted((a, b) => a.at - b.at)
    .flatMap(member => {
      if (originals.hasCopyOf(member)) return [member.id]
      originals.add(member)
      return []
    })
}
