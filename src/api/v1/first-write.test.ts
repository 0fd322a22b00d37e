import { expect, test } from 'vitest'
import { asProgram, describedApp, makeToken } from '../../../test/support/api-scene.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { describeApi } from './description/describe-api.ts'

// A new installation has no categories.

const { db, now } = await freshDatabase()
const send = describedApp(testApp(db), describeApi('https://chowk.example'))
const { token } = await makeToken(db, { scopes: ['links:write'], now })
const publish = (article: number, category: string) =>
  send(
    '/links',
    asProgram(token, {
      url: `https://outlet.example/${article}`,
      title: `Rain ${article}`,
      source: 'The Outlet',
      category,
    }),
  )

test('the first links of a new site get the default categories; for another category the answer names these', async () => {
  const refused = await publish(0, 'sport')
  expect([refused.response.status, refused.body.errors]).toEqual([
    400,
    [
      {
        field: 'category',
        code: 'no-categories',
        detail: expect.stringContaining('latest-headlines, politics, '),
      },
    ],
  ])
  expect(await db.selectFrom('categories').selectAll().execute()).toEqual([])
  const answers = await Promise.all([1, 2, 3, 4, 5].map(article => publish(article, 'world')))
  expect(answers.map(({ response }) => response.status)).toEqual([201, 201, 201, 201, 201])
  expect(answers[0]?.body).toMatchObject({ title: 'Rain 1', category: { slug: 'world', name: 'World' } })
  expect(await db.selectFrom('categories').selectAll().execute()).toHaveLength(6)
  const { body } = await publish(6, 'sport')
  expect(body.errors).toMatchObject([{ field: 'category', code: 'no-such-value' }])
})
