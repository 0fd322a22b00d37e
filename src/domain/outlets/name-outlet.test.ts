import { expect, test } from 'vitest'
import { addRow, getRow, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { nameOutlet } from './name-outlet.ts'

const { db } = await freshDatabase()

const addOutlet = (host: string, name = host) => addRow(db, 'outlets', { name, homeUrl: `https://${host}/` })

const feed = (host: string, title: string) => ({
  title,
  url: `https://www.${host}/rss`,
  by: authorizeCommand('#poll'),
  now: new Date('2026-03-01T06:00:00Z'),
})
const findOutlet = (id: string) => getRow(db, 'outlets', id)

test('an outlet named after its host takes the name from its feed, as a new version', async () => {
  const outlet = await addOutlet('thehindu.example')
  expect(await nameOutlet(db, outlet, feed('thehindu.example', 'Sport | The Hindu'))).toBe('The Hindu')
  expect(await findOutlet(outlet.id)).toMatchObject({ name: 'The Hindu', version: 2 })
  const revisions = await db.selectFrom('revisions').select(['recordTable', 'accountName']).execute()
  expect(revisions).toEqual([{ recordTable: 'outlets', accountName: '#poll' }])
})

test('a name that an editor gave stays, whatever the feed says, and a title without a name changes nothing', async () => {
  const outlet = await addOutlet('ferry.example', 'Ferry and Port')
  expect(await nameOutlet(db, outlet, feed('ferry.example', 'Ferry'))).toBe('Ferry and Port')
  expect(await findOutlet(outlet.id)).toMatchObject({ name: 'Ferry and Port', version: 1 })
  const other = await addOutlet('harbour.example')
  expect(await nameOutlet(db, other, feed('harbour.example', 'Top stories'))).toBe('harbour.example')
  expect((await findOutlet(other.id)).version).toBe(1)
})

test('a name that an editor gives at the same moment is the one used on the links', async () => {
  const outlet = await addOutlet('gazette.example')
  await setRow(db, 'outlets', outlet.id, { name: 'Our Gazette' })
  expect(await nameOutlet(db, outlet, feed('gazette.example', 'Gazette'))).toBe('Our Gazette')
  expect((await findOutlet(outlet.id)).name).toBe('Our Gazette')
})
