import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { plainRecords } from '../../domain/register/plain-records.ts'
import { isBackedUp } from './backed-up-tables.ts'

const { db } = await freshDatabase()

const words = (text: string) => text.trim().split(/\s+/)

// By name, so that somebody decides about each new table: a version alone puts the rows of a table into every archive, also
// secrets that nobody meant to keep. The form of a plain record shows all that it holds, so none of it is secret.
const keptByTheirVersion = [
  ...Object.keys(plainRecords),
  ...words(`
  account_rules accounts duplicate_exceptions entries news_links pins rules scheduled_pages settings
  stories story_constraints story_links story_proposals`),
]
const keptByName = words(`
  category_origins changed_outlets feed_hosts images imports installation letters link_clicks migrations
  newsletter_departures objections outlet_hosts passkeys revisions site_images story_recounts
  story_term_counts subscribers tips`)

test('a backup keeps these tables and no others', async () => {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and ${sql.raw(isBackedUp)}
    order by relname`.execute(db)
  expect(rows.map(({ relname }) => relname)).toEqual([...keptByTheirVersion, ...keptByName].toSorted())
})
