import { readFileSync } from 'node:fs'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { addStory } from './support/add-story.ts'
import { addCategory, addNewsLink } from './support/builders.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { testApp } from './support/test-app.ts'

// A query more than the budget is a list that asks once for each of its rows, or a page that forgot what it had.
const budgets = JSON.parse(readFileSync(new URL('../bench/budgets.json', import.meta.url), 'utf8'))

const { db } = await freshDatabase()
const politics = await addCategory(db, { slug: 'politics' })
const links = []
for (let n = 0; n < 40; n++) {
  const url = `https://outlet-${n}.example/${n}`
  links.push(await addNewsLink(db, { category: politics.id, url, featured: n === 3 }))
}
await addStory(db, { links: links.slice(0, 5), slug: 'flood' })

let count = 0
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  // A statement that is kept compiled comes by here alone.
  transformResult: async ({ result }) => {
    count += 1
    return result
  },
}
const app = testApp(db.withPlugin(counter))

for (const [path, most] of Object.entries(budgets.queries)) {
  test(`${path} asks the database at most ${most} times`, async () => {
    count = 0
    await app.request(path)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(Number(most))
  })
}
