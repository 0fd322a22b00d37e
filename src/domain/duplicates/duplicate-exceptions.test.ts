import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { exceptionFor, isExempt, listExemptions } from './duplicate-exceptions.ts'
import { findDuplicates } from './find-duplicates.ts'
import { toCompared } from './judge-headlines.ts'

const { db } = await freshDatabase()
const noon = new Date('2026-11-01T12:00:00Z')

async function addOutlet(name: string): Promise<string> {
  const values = { name, homeUrl: `https://${name}.example/` }
  const { id } = await db.insertInto('outlets').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

test('what an editor exempted for the outlet is no duplicate, the rest still is', async () => {
  const outletId = await addOutlet('cup')
  await db
    .insertInto('duplicateExceptions')
    .values({ outletId, rule: 'headline', value: 'caps of the hill cup of #' })
    .execute()
  const articles = ['Caps of the Hill Cup of 2026', 'Umpires of the Hill Cup are tired'].flatMap((title, n) =>
    [1, 2].map(copy => {
      const url = `https://cup.example/${n}-${copy}`
      const text = { title, description: '', imageUrl: '', publishedAt: noon }
      return { ...text, url, canonicalUrl: url, source: 'Cup', outletId }
    }),
  )
  const found = await findDuplicates(db, articles, await listExemptions(db, [outletId]))
  expect(found.map(one => one?.kind ?? null)).toEqual([null, null, null, 'held'])
})

test('an exemption counts for its own outlet and its own rule', async () => {
  const [one, two] = [await addOutlet('one'), await addOutlet('two')]
  const description = 'Follow all that happens at the ferry, minute by minute, with us.'
  const compared = toCompared({
    title: 'Ferry: the day, part 2',
    description,
    imageUrl: '',
    publishedAt: noon,
  })
  await db
    .insertInto('duplicateExceptions')
    .values({ outletId: one, ...exceptionFor('text', compared) })
    .execute()
  const exemptions = await listExemptions(db, [one, two])
  const exempt = (outletId: string | null, rule: 'text' | 'headline') =>
    isExempt(exemptions, { outletId, rule, compared })
  expect([exempt(one, 'text'), exempt(one, 'headline'), exempt(two, 'text'), exempt(null, 'text')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a headline and its wording are remembered as one template', () => {
  const compared = toCompared({
    title: 'Ferry: the day, part 2',
    description: '',
    imageUrl: '',
    publishedAt: noon,
  })
  expect(exceptionFor('headline', compared)).toEqual({ rule: 'headline', value: 'ferry the day # #' })
  expect(exceptionFor('wording', compared)).toEqual(exceptionFor('headline', compared))
})

test('no outlets have no exemptions', async () => {
  expect(await listExemptions(db, [])).toEqual(new Map())
})
