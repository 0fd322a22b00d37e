import { expect, test } from 'vitest'
import { addRow, getRow, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { guessOutletName, nameInTitle, nameOutlet } from './outlet-names.ts'

test.each([
  ['India | The Guardian', 'https://www.theguardian.com/world/india/rss', 'The Guardian'],
  ['The Hindu - Home', 'https://www.thehindu.com/feeder/default.rss', 'The Hindu'],
  ['Top stories', 'https://news.example.org/rss', null],
  ['अमर उजाला', 'https://www.amarujala.com/rss', null],
  [`The Hindu ${'समाचार '.repeat(50)}`, 'https://www.thehindu.com/feeder/default.rss', null],
])('the outlet’s name is found in the title of the feed "%s"', (title, url, name) => {
  expect(nameInTitle(title, url)).toBe(name)
})

test.each([
  ['India | The Guardian', 'https://www.theguardian.com/world/india/rss', 'The Guardian'],
  ['The Town Crier', 'http://127.0.0.1:8080/feed', 'The Town Crier'],
  ['The Town Crier - Latest News', 'http://127.0.0.1:8080/feed', 'The Town Crier'],
  ['Top stories | The Town Crier RSS Feed', 'http://127.0.0.1:8080/feed', 'The Town Crier'],
  ['Sport - The Town Crier', 'http://127.0.0.1:8080/feed', 'Sport - The Town Crier'],
  ['अमर उजाला', 'https://www.amarujala.com/rss', 'अमर उजाला'],
  ['Top stories', 'https://news.example.org/rss', 'news.example.org'],
  ['', 'https://news.example.org/rss', 'news.example.org'],
  ['', 'https://www.खबर.भारत/rss', 'खबर.भारत'],
])('the feed "%s" at %s proposes the outlet "%s"', (title, url, name) => {
  expect(guessOutletName(title, url)).toBe(name)
})

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
