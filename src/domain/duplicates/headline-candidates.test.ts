import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addScheduledEntry,
  addWaitingEntry,
  setRow,
} from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listCandidates } from './headline-candidates.ts'

const { db } = await freshDatabase()
const title = 'Bells of the old temple are rung by hand once more'

async function candidatesOf(text: string, at: string, description = '') {
  const [found] = await listCandidates(db, [{ title: text, description, publishedAt: new Date(at) }])
  return found?.candidates.map(candidate => candidate.title) ?? []
}

test('published and waiting articles are found, even in an adjacent week', async () => {
  const category = (await addCategory(db)).id
  await addNewsLink(db, { category, title, publishedAt: new Date('2026-11-04T22:00:00Z') })
  await addWaitingEntry(db, { title: `${title} - Delta Post`, firstSeenAt: new Date('2026-11-05T02:00:00Z') })
  await addWaitingEntry(db, { title, status: 'duplicate' })
  expect(await candidatesOf(title, '2026-11-05T03:00:00Z')).toEqual([title, `${title} - Delta Post`])
  expect(await candidatesOf(`${title} today`, '2026-11-04T21:00:00Z')).toHaveLength(2)
  expect(await candidatesOf(title, '2026-11-16T03:00:00Z')).toEqual([])
})

test('an article that an editor has scheduled is found like a waiting one', async () => {
  const heading = 'Lanterns of the old bridge are lit by hand'
  const { id } = await addScheduledEntry(db, {
    title: heading,
    firstSeenAt: new Date('2026-12-15T02:00:00Z'),
    publishAt: new Date('2027-02-01T02:00:00Z'),
  })
  const [found] = await listCandidates(db, [
    { title: heading, description: '', publishedAt: new Date('2026-12-15T04:00:00Z') },
  ])
  expect(found?.candidates).toMatchObject([
    { kind: 'entry', id, isRejected: false, isTip: false, publishedAt: new Date('2026-12-15T02:00:00Z') },
  ])
})

test('each candidate has the picture that is compared', async () => {
  const imageUrl = 'https://delta.example/bells.jpg'
  const category = (await addCategory(db)).id
  const publishedAt = new Date('2026-12-01T02:00:00Z')
  const heading = 'Clocks of the old harbour are wound by hand'
  await addNewsLink(db, { category, title: heading, imageUrl, publishedAt })
  const { id } = await addWaitingEntry(db, { title: heading, firstSeenAt: publishedAt })
  await setRow(db, 'entries', id, { imageUrl })
  const [found] = await listCandidates(db, [{ title: heading, description: '', publishedAt }])
  expect(found?.candidates.map(candidate => candidate.imageUrl)).toEqual([imageUrl, imageUrl])
})

test('an article with the same opening text is found under any headline', async () => {
  const description = 'The council of the delta will empty the reservoir and mend it before the first rains.'
  await addWaitingEntry(db, {
    title: 'Mending time',
    description,
    firstSeenAt: new Date('2026-11-10T02:00:00Z'),
  })
  expect(await candidatesOf('Before the rains', '2026-11-10T03:00:00Z', `${description} More.`)).toEqual([
    'Mending time',
  ])
})

test('articles of one week share keys, and adjacent weeks are searched too', async () => {
  const at = new Date('2026-11-05T02:00:00Z')
  const [one, other] = await listCandidates(db, [
    { title, description: '', publishedAt: at },
    { title: title.toUpperCase(), description: '', publishedAt: new Date('2026-11-04T22:00:00Z') },
  ])
  expect(one?.keys.some(key => other?.keys.includes(key))).toBe(false)
  expect(one?.keys.every(key => other?.lookedFor.includes(key))).toBe(true)
})

test('headlines that differ only in a number are not candidates of each other', async () => {
  for (const number of ['9,120', '9,240', '9,310']) {
    await addWaitingEntry(db, {
      title: `Gold at ${number} rupees in the bazaar of the old quarter`,
      firstSeenAt: new Date('2026-11-10T02:00:00Z'),
    })
  }
  expect(
    await candidatesOf('Gold at 9240 rupees in bazaar of the old quarter', '2026-11-10T03:00:00Z'),
  ).toEqual(['Gold at 9,240 rupees in the bazaar of the old quarter'])
})
