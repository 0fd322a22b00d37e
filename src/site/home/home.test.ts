import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db } = await freshDatabase()
const app = testApp(db)

test('the front page shows the latest headlines in plain HTML', async () => {
  const category = await addCategory(db)
  await addNewsLink(db, { category: category.id, title: 'Monsoon arrives early' })
  const response = await app.request('/')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Monsoon arrives early')
  expect(html).not.toContain('<script>')
})
