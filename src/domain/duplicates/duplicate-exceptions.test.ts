import { expect, test } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import {
  exceptionFor,
  exemptAddresses,
  headlineTemplate,
  isExempt,
  listExemptIdentities,
  listExemptions,
  textTemplate,
} from './duplicate-exceptions.ts'
import { findDuplicates } from './judge-articles.ts'
import { toCompared } from './judge-headlines.ts'

const { db } = await freshDatabase()
const noon = new Date('2026-11-01T12:00:00Z')

async function addOutlet(name: string): Promise<string> {
  const values = { name, homeUrl: `https://${name}.example/` }
  const { id } = await db.insertInto('outlets').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

test('exempted headlines of an outlet are not duplicates, and others still are', async () => {
  const outletId = await addOutlet('cup')
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'headline', value: 'caps of the hill cup of #' })
  const articles = ['Caps of the Hill Cup of 2026', 'Umpires of the Hill Cup are tired'].flatMap((title, n) =>
    [1, 2].map(copy => {
      const url = `https://cup.example/${n}-${copy}`
      const text = { title, description: '', imageUrl: '', publishedAt: noon }
      return { ...text, url, canonicalUrl: url, source: 'Cup', outletId }
    }),
  )
  const found = await findDuplicates(db, articles, await listExemptions(db, [outletId]))
  expect(articles.map(({ canonicalUrl }) => found.get(canonicalUrl)?.kind ?? null)).toEqual([
    null,
    null,
    null,
    'held',
  ])
})

test('an exemption applies only to its outlet and rule', async () => {
  const [one, two] = [await addOutlet('one'), await addOutlet('two')]
  const description = 'Follow all that happens at the ferry, minute by minute, with us.'
  const compared = toCompared({
    title: 'Ferry: the day, part 2',
    description,
    imageUrl: '',
    publishedAt: noon,
  })
  await addRow(db, 'duplicateExceptions', { outletId: one, ...exceptionFor('text', compared) })
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

test('the rules for headline and wording share one template', () => {
  const compared = toCompared({
    title: 'Ferry: the day, part 2',
    description: '',
    imageUrl: '',
    publishedAt: noon,
  })
  expect(exceptionFor('headline', compared)).toEqual({ rule: 'headline', value: 'ferry the day # #' })
  expect(exceptionFor('wording', compared)).toEqual(exceptionFor('headline', compared))
})

function compared(title: string, description = '') {
  return toCompared({ title, description, imageUrl: '', publishedAt: new Date(0) })
}

test('words that change from issue to issue are placeholders', () => {
  const [april, may] = ['Horoscope for Leo, April 19', 'Horoscope for Virgo, May 2'].map(title =>
    headlineTemplate(compared(title)),
  )
  expect(april).toBe('horoscope for # # #')
  expect(may).toBe(april)
})

test('another headline has another template', () => {
  expect(headlineTemplate(compared('Points table of the hill cup'))).not.toBe(
    headlineTemplate(compared('Points table of the delta cup')),
  )
})

test('a text is identified by its beginning', () => {
  const text = 'Follow all that happens at the ferry today, minute by minute.'
  expect(textTemplate(compared('x', text))).toBe('follow all that happens at the ferry today minute')
})

test('templates are never longer than the column allows', () => {
  expect(headlineTemplate(compared('a'.repeat(5000))).length).toBeLessThanOrEqual(300)
  expect(textTemplate(compared('x', 'b'.repeat(5000))).length).toBeLessThanOrEqual(300)
})

test('a parameter that identifies articles is kept, and others are dropped', () => {
  const kept = exemptAddresses('https://www.delta.example/story?ref=front&utm_source=x', [
    { rule: 'parameter', value: 'ref' },
  ])
  expect(kept).toEqual({
    url: 'https://www.delta.example/story?ref=front',
    canonicalUrl: 'https://delta.example/story?ref=front',
  })
})

test('if spellings are different articles, the address itself is the identity', () => {
  const plain = exemptAddresses('https://m.delta.example/story/?utm_source=x', [
    { rule: 'address', value: '' },
  ])
  expect(plain).toEqual({
    url: 'https://m.delta.example/story/',
    canonicalUrl: 'https://m.delta.example/story/',
  })
})

test.each([
  ['nothing was remembered', 'https://delta.example/story?ref=front', []],
  [
    'the parameter is not there',
    'https://delta.example/story',
    [{ rule: 'parameter' as const, value: 'ref' }],
  ],
  ['headlines were meant', 'https://delta.example/story?ref=a', [{ rule: 'headline' as const, value: 'x' }]],
  ['it is no address', 'javascript:alert(1)', [{ rule: 'address' as const, value: '' }]],
])('nothing changes when %s', (_, url, exceptions) => {
  expect(exemptAddresses(url, exceptions)).toBeNull()
})

test('a text that is no address has no identities', () => {
  expect(listExemptIdentities('delta.example/story')).toEqual([])
})
