import { join } from 'node:path'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { backUpTo, buildOlder, openClone } from '../../../test/support/backup-scene.ts'
import { rewordedToday } from '../../../test/support/reworded-today.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { withClient } from '../../../test/support/with-client.ts'
import { describeLine, lineReasonSchema } from '../../domain/exchange/line-reason.ts'
import { describeEntryReason } from '../../domain/reasons/describe-entry-reason.ts'
import { entryReasonOf } from '../../domain/reasons/entry-reason.ts'
import { failureDetailInWords } from '../../domain/reasons/failure-detail.ts'
import { readMigrations, runMigration } from '../migrate.ts'
import { restore } from './restore.ts'

// Sentences that versions before 0068 stored, each with the code that it becomes.
const sentences: [string, string][] = [
  ['same address', 'same-address'],
  ['same address after dropping utm_source', 'same-address'],
  ['same address after dropping ref, utm_medium and fbclid, https for http', 'same-address'],
  ['same address: m.delta.example is delta.example, dropped the fragment', 'same-address'],
  ['same address: plain spelling of the query, plain spelling of the path', 'same-address'],
  ['same address: the article for its AMP page, dropped an empty question mark', 'same-address'],
  ['same address: followed news.google.com to its target', 'same-address'],
  ['same address: one form for all addresses of an article of delta.example', 'same-address'],
  ['rejected already', 'rejected-already'],
  ['deleted already', 'deleted-already'],
  ['By the rule “Hold “quotes”, and commas”', 'by-rule'],
  ['same headline from the same outlet at the same time', 'same-outlet'],
  ['nearly the same headline from the same outlet five minutes apart', 'same-outlet'],
  ['same text under another headline from the same outlet 25 hours apart', 'same-outlet'],
  ['same headline from the same outlet two days apart, turned down already', 'same-outlet'],
  ['same headline as in Delta Post as in print two hours apart', 'other-outlet'],
  ['same agency text as in delta.example 13 days apart', 'other-outlet'],
  ['This address cannot be reached from here. Fill in the fields by hand, or try again', 'page-failed'],
  ['The server took too long to answer. Try again, or fill in the fields by hand', 'page-failed'],
  ['The page crashed the program that reads pages. Fill in the fields by hand', 'page-failed'],
  ['This is a PDF, not a page. Fill in the title and the rest by hand', 'page-blocked'],
  ['Not published as scheduled: its category is gone', 'not-published'],
  ['same address after dropping a thing, with words of its own', 'legacy'],
  ['held by the cat’s paw, twelve times apart', 'legacy'],
  ['', 'legacy'],
]

const details: [string, string][] = [
  ['no connection', 'no-connection'],
  ['HTTP 404', 'status'],
  ['ECONNRESET', 'verbatim'],
  ['port 25 is not for web pages', 'blocked-port'],
  ['XML that begins with <urlset>', 'xml-root'],
  ['more than 64 elements inside each other', 'too-deep'],
  ['more than 500000 elements', 'too-many-elements'],
  ['the reader ended (FATAL ERROR: heap (1))', 'reader-ended'],
  ['no reader could start: spawn EAGAIN', 'no-reader'],
  ['reading failed: x is not a function', 'reading-failed'],
  ['https://a.example/feed is the site of The Outlet', 'site-of'],
  ['the process that polled it ended three times', 'process-ended'],
  ['said by an older version', 'verbatim'],
]

// Reports of imports are in no backup, so the migration is tested on a database as it was before.
const lines: [outcome: string, sentence: string, code: string][] = [
  ['new', 'Without <p> (2 times), class on <p> and more, which a page may not hold', 'legacy'],
  ['wrong', 'category: There is no category “a “b””. Add it, or import the categories first', 'no-category'],
  ['wrong', 'id: Line 3 has the same id', 'same-id'],
  ['wrong', 'title: Title is required; url: Please enter a valid URL', 'field field'],
  ['wrong', 'A quote in this line is not closed where its cell ends', 'stray-quote'],
  ['wrong', 'It has 3 cells where the header has 4', 'other-cells'],
  ['duplicate', 'Line 3 has the same address', 'same-key'],
  ['duplicate', 'Line 3 is the same record, with another slug', 'line-is-the-same'],
  ['duplicate', 'Another line is the same record, with another type', 'another-line'],
  ['duplicate', 'Its address is that of “Rain”, which is here under another id', 'key-of-another'],
  ['duplicate', 'It is here already, the same', 'here-already'],
  ['changed', 'Other title, url', 'other-columns'],
  ['changed', 'Other title. Somebody changed it here after the file was written', 'other-columns newer-here'],
  ['wrong', 'said by an older version', 'legacy'],
]

// Titles of imports in the activity, and the record behind each after the migration.
const imports: [string, object][] = [
  ['a.csv: 3 added', { title: 'a.csv', added: 3, changed: 0 }],
  ['b: 2 changed.csv: 1 changed', { title: 'b: 2 changed.csv', added: 0, changed: 1 }],
  ['c.csv: 3 added, 1200 changed', { title: 'c.csv', added: 3, changed: 1200 }],
]

const writers = [
  ['Command line', '#command-line'],
  ['Schedule', '#schedule'],
  ['Ravi', 'Ravi'],
]

// A code that was stored without a sentence, and a sentence that now has the words of another code.
const bare = ['no-link', 'waiting already']

const revisionOf = (table: 'entries' | 'feeds') =>
  `insert into revisions (record_table, record_id, action, batch_id, account_name, at, before, after)
   select '${table}', id, 'update', uuid_v7(), 'Ravi', now(), '{"reason": null}', to_jsonb(${table})
   from ${table} where id = $1`

async function writeOlder(client: pg.Client): Promise<void> {
  await buildOlder(client, '0068')
  for (const [index, sentence] of [...sentences.map(([text]) => text), ...bare, null].entries()) {
    const { rows } = await client.query(
      `insert into entries (identity, canonical_url, title, status, reason)
       values ($1, $1, 'Rain', 'rejected', $2) returning id`,
      [`https://outlet.example/${index}`, sentence],
    )
    await client.query(revisionOf('entries'), [rows[0].id])
  }
  for (const [index, [detail]] of details.entries()) {
    const { rows } = await client.query(
      `with outlet as (insert into outlets (name, home_url) values ($1, 'https://o.example/' || $1) returning id),
         category as (insert into categories (name, slug) values ($1, $1) returning id)
       insert into feeds (outlet_id, category, url, host, failure, failure_detail)
       select outlet.id, category.id, 'https://o.example/' || $1, 'o.example', 'timeout', $2
       from outlet, category returning id`,
      [`feed-${index}`, detail],
    )
    await client.query(revisionOf('feeds'), [rows[0].id])
  }
}

test('a backup with stored sentences of older versions is restored with codes that have the same meaning', async () => {
  const { url: oldUrl } = await openClone()
  const path = join(temporaryFolder(), 'old.chowk')
  await withClient(oldUrl, writeOlder)
  await backUpTo(path, oldUrl)
  const { db, url } = await openClone()
  expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true })
  const entries = await db.selectFrom('entries').select('reason').orderBy('id').execute()
  const reasons = entries.map(({ reason }) => entryReasonOf(reason))
  expect(reasons.map(reason => reason && [describeEntryReason(reason, 'en'), reason.code])).toEqual([
    ...sentences.map(([text, code]) => [rewordedToday(text), code]),
    ['without a link', 'no-link'],
    ['same address', 'same-address'],
    null,
  ])
  const feeds = await db.selectFrom('feeds').select('failureDetail').orderBy('id').execute()
  expect(feeds.map(({ failureDetail }) => failureDetail)).toMatchObject(details.map(([, code]) => ({ code })))
  expect(feeds.map(({ failureDetail }) => failureDetailInWords(failureDetail, 'en'))).toEqual(
    details.map(([text]) => rewordedToday(text)),
  )
  const revisions = await db.selectFrom('revisions').select('after').orderBy('id').execute()
  expect(revisions.map(({ after }) => after)).toMatchObject([
    ...entries.map(({ reason }) => ({ reason })),
    ...feeds.map(({ failureDetail }) => ({ failure_detail: failureDetail })),
  ])
})

async function addImport(client: pg.Client, cut: string): Promise<string> {
  const { rows } = await client.query(
    `insert into imports (created_at, updated_at, account_name, file_name, file_bytes, state, record_table, reading)
     values (now(), now(), 'Ravi', 'links.csv', 10, 'checked', 'news_links', $1) returning id`,
    [
      {
        format: 'csv',
        encoding: 'utf-8',
        delimiter: ',',
        nulCount: 0,
        unknownColumns: [],
        missingColumns: [],
        cut,
      },
    ],
  )
  return rows[0].id
}

async function writeOlderImports(client: pg.Client): Promise<void> {
  await buildOlder(client, '0070')
  const id = await addImport(client, 'This is not JSON: nothing after this record was read')
  await addImport(client, '')
  const stored = lines.map(([outcome, reason], line) => ({ line, outcome, reason, title: 'Rain' }))
  await client.query(
    `insert into import_parts (import_id, pass, number, new_count, changed_count, duplicate_count, wrong_count, lines)
     values ($1, 'check', 0, 1, 2, 5, 6, $2)`,
    [id, JSON.stringify([...stored, { line: 99, outcome: 'new', reason: '', title: 'Snow' }])],
  )
  const addRevision = (name: string, after: object) =>
    client.query(
      `insert into revisions (record_table, record_id, action, batch_id, account_name, at, after)
       values ('imports', uuid_v7(), 'add', uuid_v7(), $1, now(), $2)`,
      [name, after],
    )
  for (const [title] of imports) await addRevision('Ravi', { title })
  for (const [name] of writers) await addRevision(String(name), { title: 'd.csv' })
}

test('reports and activity of older imports become codes that have the same meaning', async () => {
  const { url } = await openClone()
  await withClient(url, async client => {
    await writeOlderImports(client)
    const newer = (await readMigrations()).filter(({ name }) => name >= '0070')
    for (const migration of newer) await runMigration(client, migration)
    const parts = await client.query('select lines from import_parts')
    const read = z.array(z.object({ outcome: z.string(), reasons: z.array(lineReasonSchema) }))
    const [snow, ...told] = read.parse(parts.rows[0].lines).toReversed()
    expect(snow).toEqual({ outcome: 'new', reasons: [] })
    expect(
      told
        .toReversed()
        .map(line => [
          line.outcome,
          describeLine(line, 'en'),
          line.reasons.map(({ code }) => code).join(' '),
        ]),
    ).toEqual(lines.map(([outcome, text, code]) => [outcome, rewordedToday(text), code]))
    const cuts = await client.query("select reading ->> 'cut' as cut from imports order by id")
    expect(cuts.rows).toEqual([{ cut: 'malformed' }, { cut: '' }])
    const { rows } = await client.query('select account_name, after from revisions order by id')
    expect(rows.slice(0, imports.length).map(({ after }) => after)).toEqual(imports.map(([, after]) => after))
    expect(rows.slice(imports.length).map(row => row.account_name)).toEqual(writers.map(([, code]) => code))
  })
})

test('places of the front page keep the name of their section, without the English sentence', async () => {
  const { url } = await openClone()
  const section = 'section-018f0000-0000-7000-8000-000000000001'
  const places = [
    ['lead', 'Lead', ''],
    ['next-lead', 'Lead, planned', ''],
    ['second-2', 'Second tier, place 2', ''],
    [section, 'Lead of Law, planned', 'Law, planned'],
    [`next-${section}`, 'Lead of Law, planned', 'Law'],
  ]
  await withClient(url, async client => {
    await buildOlder(client, '0088')
    for (const [place = '', name] of places) {
      const added = await client.query(
        `insert into pins (place, name, pinned_at, pinned_by, is_next) values ($1, $2, now(), 'Ravi', $3) returning id`,
        [place, name, place.startsWith('next-')],
      )
      await client.query(
        `insert into revisions (record_table, record_id, action, batch_id, account_name, at, after)
         select 'pins', id, 'update', uuid_v7(), 'Ravi', now(), to_jsonb(pins) from pins where id = $1`,
        [added.rows[0].id],
      )
    }
    const newer = (await readMigrations()).filter(({ name }) => name >= '0088')
    for (const migration of newer) await runMigration(client, migration)
    const pins = await client.query('select place, section from pins order by id')
    expect(pins.rows.map(row => row.section)).toEqual(places.map(([, , kept]) => kept))
    const revisions = await client.query('select before, after from revisions order by id')
    expect(revisions.rows.map(({ before, after }) => [before, after.section, after.name])).toEqual(
      places.map(([, , kept]) => [null, kept, undefined]),
    )
  })
})
