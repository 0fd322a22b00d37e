import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listArticleGroups, outletsOf } from './article-groups.ts'

const { db } = await freshDatabase()
const { id: category } = await addCategory(db)
const { id: otherCategory } = await addCategory(db)

function link(outlet: string, minute: number, fields: { source?: string; category?: string } = {}) {
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 6, minute))
  const url = `https://${outlet}.example/${minute}`
  return addNewsLink(db, { category, source: outlet, url, publishedAt, ...fields })
}

test('outlets are listed in the order in which they began to cover the story, each once and under its first name', async () => {
  const [late, early] = [await link('late', 5), await link('early', 1)]
  const renamed = await link('early', 9, { source: 'Renamed' })
  const links = [late, renamed, early, await link('early', 7, { category: otherCategory })]
  await addStory(db, { links, slug: 'flood' })
  const groups = await listArticleGroups(db, 'flood')
  expect(groups.map(({ placeOutlet, linkCount }) => [placeOutlet, linkCount]).toSorted()).toEqual([
    ['early.example', 1],
    ['early.example', 2],
    ['late.example', 1],
  ])
  expect(outletsOf(groups)).toEqual([
    { source: 'early', firstAt: early.publishedAt, linkCount: 3 },
    { source: 'late', firstAt: late.publishedAt, linkCount: 1 },
  ])
})
