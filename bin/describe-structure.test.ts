import { expect, test } from 'vitest'
import { freshDatabase } from '../test/support/fresh-database.ts'
import { withClient } from '../test/support/with-client.ts'
import { describeStructure } from './describe-structure.ts'

const { url } = await freshDatabase()

test('changing a column, a constraint, an index or a trigger changes the description', async () => {
  const described = await withClient(url, async client => {
    await client.query(`
    create table bees (id integer primary key, name text not null default 'bee' check (name <> ''));
    create index bees_by_name on bees (lower(name));
    alter index bees_by_name alter column 1 set statistics 0;
    create trigger bees_change after insert on bees for each statement execute function announce_table()`)
    return describeStructure(client)
  })
  expect(described).toContain("name text not null default 'bee'::text")
  expect(described).toContain("constraint bees_name_check CHECK ((name <> ''::text))")
  expect(described).toContain('CREATE INDEX bees_by_name ON public.bees')
  expect(described).toContain('alter index bees_by_name alter column 1 set statistics 0;')
  expect(described).toContain('CREATE TRIGGER bees_change AFTER INSERT ON public.bees')
  expect(described).not.toContain('similarity')
})
