import { readFileSync } from 'node:fs'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { addStory } from './support/add-story.ts'
import { addCategory, addNewsLink } from './support/builders.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { testApp } from './support/test-app.ts'

// A query over the budget means a list that queries once per row, or a page that loads the same data twice.
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
  // Precompiled statements skip transformQuery, so queries are counted here.
  transformResult: async ({ result }) => {
    count += 1
    return result
  },
}
const app = testApp(db.withPlugin(counter))

for (const [path, most] of Object.entries(budgets.queries)) {
  test(`${path} sends at most ${most} queries`, async () => {
    count = 0
    await app.request(path)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(Number(most))
  })
}
