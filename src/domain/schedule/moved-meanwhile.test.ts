import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addScheduledEntry } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { carryOut } from './carry-out-due.ts'

const { db, by } = await freshNewsroom()
const now = new Date('2026-01-02T06:00:00Z')
const later = new Date('2026-01-02T10:00:00Z')

test('nothing is carried out that an editor moved to a later time meanwhile', async () => {
  const { id: entry } = await addScheduledEntry(db, { publishAt: later })
  const { id: category } = await addCategory(db)
  const { id: link } = await addNewsLink(db, { category })
  await db.updateTable('newsLinks').set({ takeDownAt: later }).execute()
  const about = { type: 'about' as const, title: 'About', content: '<p>Us</p>' }
  const page = db.insertInto('siteLinks').values({ ...about, takeDownAt: later })
  const next = db.insertInto('scheduledPages').values({ ...about, title: 'Next', publishAt: later })
  const read = () =>
    Promise.all(
      (['entries', 'newsLinks', 'siteLinks', 'scheduledPages'] as const).map(table =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
  const due = [
    { act: 'publish-link', id: entry },
    { act: 'take-down-link', id: link },
    { act: 'take-down-page', ...(await page.returning('id').executeTakeFirstOrThrow()) },
    { act: 'publish-page', ...(await next.returning('id').executeTakeFirstOrThrow()) },
  ] as const
  const before = await read()
  for (const act of due) await carryOut(db, act, { by, now })
  expect(await read()).toEqual(before)
})
