import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { type AlikeMark, markAlike } from './mark-alike.ts'

const { db } = await freshDatabase()
const category = await addCategory(db)
const link = await addNewsLink(db, { category: category.id })
const other = await addWaitingEntry(db)

const toLink: AlikeMark['alike'] = {
  ...{ rule: 'headline', reason: 'same headline' },
  of: { kind: 'news-link', id: link.id },
}
const toEntry: AlikeMark['alike'] = {
  ...{ rule: 'wording', reason: 'same words' },
  of: { kind: 'entry', id: other.id },
}
const findMark = (id: string) =>
  db
    .selectFrom('entries')
    .select(['duplicateRule', 'reason', 'newsLinkId', 'duplicateOf', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const waits = { duplicateRule: null, reason: null, newsLinkId: null, duplicateOf: null, status: 'waiting' }
const likeLink = {
  ...waits,
  ...{ duplicateRule: 'headline', reason: 'same headline', newsLinkId: link.id },
}

test('several entries are marked at once, each with what it is like, and wait on', async () => {
  const [a, b] = [await addWaitingEntry(db), await addWaitingEntry(db)]
  await markAlike(db, [
    { id: a.id, alike: toLink },
    { id: b.id, alike: toEntry },
  ])
  expect(await findMark(a.id)).toEqual(likeLink)
  expect(await findMark(b.id)).toEqual({
    ...waits,
    ...{ duplicateRule: 'wording', reason: 'same words', duplicateOf: other.id },
  })
})

test('what is like nothing any more says so, and what it is like now instead', async () => {
  const { id } = await addWaitingEntry(db)
  await markAlike(db, [{ id, alike: toEntry }])
  await markAlike(db, [{ id, alike: toLink }])
  expect(await findMark(id)).toEqual(likeLink)
  await markAlike(db, [{ id, alike: null }])
  expect(await findMark(id)).toEqual(waits)
})

test('a reason that is about something else is not taken from an entry that is like nothing', async () => {
  const { id } = await addWaitingEntry(db, { reason: 'By the rule “Hold”', newsLinkId: link.id })
  await markAlike(db, [{ id, alike: null }])
  expect(await findMark(id)).toEqual({ ...waits, reason: 'By the rule “Hold”', newsLinkId: link.id })
})

test('what was decided meanwhile is not touched', async () => {
  const { id } = await addWaitingEntry(db, { status: 'rejected' })
  await markAlike(db, [{ id, alike: toLink }])
  expect(await findMark(id)).toEqual({ ...waits, status: 'rejected' })
})

test('nothing to mark is nothing to ask', async () => {
  await markAlike(db, [])
})
