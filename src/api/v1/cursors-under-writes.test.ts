import { expect, test } from 'vitest'
import { describedApp } from '../../../test/support/api-scene.ts'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { describeApi } from './description/describe-api.ts'

// A program that copies a list page by page sees each record that stays exactly once, whatever is written meanwhile.

const { db } = await freshDatabase({ empty: ['newsLinks', 'outlets'] })
const read = describedApp(testApp(db), describeApi('https://chowk.example'))
const { id: category } = await addCategory(db, { slug: 'world', name: 'World' })

const addLink = (n: number) => {
  const at = new Date(Date.UTC(2026, 0, 2, 0, n))
  const url = `https://outlet.example/${n}`
  return addNewsLink(db, { category, title: `Monsoon ${n}`, url, createdAt: at, publishedAt: at })
}

async function addOutlet(name: string) {
  const { id } = await addRow(db, 'outlets', { name, homeUrl: `https://${name}.example/` })
  await addNewsLink(db, { category, outletId: id, url: `https://${name}.example/1`, title: 'Quiet day' })
}

async function copy(
  path: string,
  name: (body: Record<string, unknown>) => string[],
  write: () => Promise<unknown>,
) {
  const copied: string[] = []
  let next: unknown = ''
  while (typeof next === 'string') {
    const after: string = next && `&after=${encodeURIComponent(next)}`
    const { body } = await read(`${path}limit=2${after}`)
    copied.push(...name(body))
    if (next === '') await write()
    next = body.next
  }
  return copied
}

const titlesOf = ({ links }: Record<string, unknown>) =>
  (links as { title: string }[]).map(({ title }) => title)

test.each(['/links?', '/links?category=world&', '/links?q=monsoon&'])(
  '%s has no gap and no repetition while links are published, deleted and edited',
  async path => {
    for (let n = 1; n <= 7; n += 1) await addLink(n)
    const copied = await copy(path, titlesOf, async () => {
      await addLink(8)
      // Both links of the first page, at whose last the second begins, and one of the third page.
      await db.deleteFrom('newsLinks').where('title', 'in', ['Monsoon 7', 'Monsoon 6', 'Monsoon 3']).execute()
      await db
        .updateTable('newsLinks')
        .set({ description: 'Corrected' })
        .where('title', '=', 'Monsoon 4')
        .execute()
    })
    expect(copied).toEqual([7, 6, 5, 4, 2, 1].map(n => `Monsoon ${n}`))
  },
)

test('outlets have no gap and no repetition while some appear and are renamed', async () => {
  for (const name of ['beta', 'delta', 'gamma', 'kappa', 'sigma']) await addOutlet(name)
  const idOf = async (name: string) =>
    (await db.selectFrom('outlets').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const idsOf = ({ outlets }: Record<string, unknown>) => (outlets as { id: string }[]).map(({ id }) => id)
  const stay = await Promise.all(['beta', 'delta', 'gamma', 'kappa', 'sigma'].map(idOf))
  const copied = await copy('/outlets?', idsOf, async () => {
    await addOutlet('alpha')
    await db.updateTable('outlets').set({ name: 'aaa' }).where('name', '=', 'delta').execute()
    await db.updateTable('outlets').set({ name: 'zeta' }).where('name', '=', 'beta').execute()
  })
  expect(copied.filter(id => stay.includes(id)).toSorted()).toEqual(stay.toSorted())
})
