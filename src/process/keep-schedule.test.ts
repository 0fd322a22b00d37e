import { sql } from 'kysely'
import pino from 'pino'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../test/support/authorized.ts'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { startProcess } from '../../test/support/start-process.ts'
import { until } from '../../test/support/until.ts'
import { newsLinkSchema } from '../domain/news-links/news-link-schema.ts'
import { scheduleNewLink } from '../domain/schedule/schedule-link.ts'
import { keepSchedule } from './keep-schedule.ts'

const { db, url } = await freshDatabase({ empty: ['revisions', 'entries', 'newsLinks'] })
const by = await authorizedEditor(db)
const { id: category } = await addCategory(db)

async function schedule(title: string, publishAt: Date): Promise<void> {
  const canonicalUrl = `https://outlet.example/${encodeURIComponent(title)}`
  const input = newsLinkSchema.parse({ title, url: canonicalUrl, source: 'The Outlet', category })
  const times = { publishAt, takeDownAt: null }
  const now = new Date(publishAt.getTime() - 3_600_000)
  const scheduled = await scheduleNewLink(db, { link: { input, canonicalUrl }, times, by, now })
  expect(scheduled).toMatchObject({ ok: true })
}

const untilPublished = (title: string) =>
  until(`"${title}" is published`, async () => (await listTitles()).includes(title))

const listTitles = async () =>
  (await db.selectFrom('newsLinks').select('title').execute()).map(link => link.title)

const countTries = async () =>
  Number((await sql<{ tries: string }>`select last_value as tries from tries`.execute(db)).rows[0]?.tries)

test('an action that fails delays no others, is logged ever more rarely, and is carried out once it can be', async () => {
  const errors: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) })
  const stopping = new AbortController()
  await sql`create sequence tries`.execute(db)
  await sql`create function refuse_one() returns trigger language plpgsql as $$ begin
    if new.title = 'Broken' and nextval('tries') > 0 then raise exception 'not now'; end if; return new; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_one before insert on news_links for each row execute function refuse_one()`.execute(
    db,
  )
  const now = new Date('2026-01-02T06:00:00Z')
  await schedule('Broken', new Date(now.getTime() - 60_000))
  await schedule('Sound', now)
  await schedule('Later', new Date(now.getTime() + 1))
  const running = keepSchedule({ db, log, now: () => now, signal: stopping.signal })
  await untilPublished('Sound')
  expect(await listTitles()).toEqual(['Sound'])
  expect(errors[0]).toContain('it is tried again')
  await until('it is tried a third time', async () => (await countTries()) >= 3)
  await sql`drop trigger refuse_one on news_links`.execute(db)
  await untilPublished('Broken')
  expect(errors).toHaveLength(1 + Math.floor(Math.log2(await countTries())))
  expect(await listTitles()).not.toContain('Later')
  stopping.abort()
  await running
})

test('actions that become due while no worker runs are carried out when the next one starts', async () => {
  const env = { ...process.env, DATABASE_URL: url }
  const first = await startProcess('worker', env)
  await first.kill()
  await schedule('Budget speech', new Date())
  expect(await listTitles()).toEqual([])
  const second = await startProcess('worker', env)
  await untilPublished('Budget speech')
  await second.stop()
})
