import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { withClient } from '../../../test/support/with-client.ts'
import { replaceSchema } from './restore.ts'

const { url } = await freshDatabase()

/** Two schemas with unique names, one to be replaced and one to replace it; both are dropped afterwards. */
async function inSchemas(
  { there, coming }: { there: string; coming: string },
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await withClient(url, async client => {
    await client.query('create schema there; create schema coming')
    await client.query(`set search_path to there; ${there}; set search_path to coming; ${coming}`)
    await client.query('reset search_path')
    try {
      await work(client)
    } finally {
      await client.query('rollback; drop schema if exists there, coming cascade')
    }
  })
}

const move = async (client: pg.Client) => {
  await client.query('begin')
  await replaceSchema(client, { from: 'coming', to: 'there' })
  await client.query('commit')
}

const readOne = async (client: pg.Client, query: string) =>
  (await client.query<{ value: unknown }>(`select ${query} as value`)).rows[0]?.value

const tables = (words: string) => `create table paper (id integer primary key, words text);
  create table line (paper integer references paper); insert into paper values (1, '${words}');
  create function greet() returns text language sql as $$ select '${words}' $$`

test('tables that refer to one another, and routines, are replaced by those of the same names', async () => {
  await inSchemas({ there: tables('old'), coming: tables('new') }, async client => {
    await move(client)
    expect(await readOne(client, '(select words from there.paper)')).toBe('new')
    expect(await readOne(client, 'there.greet()')).toBe('new')
    await client.query('insert into there.line values (1)')
    await expect(client.query('insert into there.line values (2)')).rejects.toThrow('foreign key')
    expect(await readOne(client, "to_regnamespace('coming')")).toBeNull()
  })
})

test('tables with another name stay', async () => {
  const kept = `create table kept (id integer); insert into kept values (7);
    create function own() returns text language sql as $$ select 'own' $$`
  await inSchemas({ there: kept, coming: tables('new') }, async client => {
    await move(client)
    expect(await readOne(client, '(select id from there.kept)')).toBe(7)
    expect(await readOne(client, 'there.own()')).toBe('own')
    expect(await readOne(client, '(select words from there.paper)')).toBe('new')
  })
})

test('until the transaction commits, and if it never does, others read the old tables', async () => {
  await inSchemas({ there: tables('old'), coming: tables('new') }, async client => {
    await client.query('begin')
    await replaceSchema(client, { from: 'coming', to: 'there' })
    await client.query('rollback')
    expect(await readOne(client, '(select words from there.paper)')).toBe('old')
    expect(await readOne(client, '(select words from coming.paper)')).toBe('new')
  })
})

test('a table that a foreign table refers to is not dropped', async () => {
  const there = `${tables('old')}; create table theirs (paper integer references paper)`
  await inSchemas({ there, coming: tables('new') }, async client => {
    await expect(move(client)).rejects.toThrow('other objects depend on them')
    await client.query('rollback')
    expect(await readOne(client, '(select words from there.paper)')).toBe('old')
  })
})

test('without the right to lock a table nothing is tried again', async () => {
  await inSchemas({ there: tables('old'), coming: tables('new') }, async client => {
    await client.query('set role pg_read_all_data')
    const query = vi.spyOn(client, 'query')
    await expect(move(client)).rejects.toThrow('permission denied')
    await client.query('rollback; reset role')
    expect(query.mock.calls.filter(([text]) => /^lock/.test(String(text)))).toHaveLength(1)
  })
})

test('a transaction that reads one table and then another is waited for, not aborted', async () => {
  await inSchemas({ there: tables('old'), coming: tables('new') }, async client => {
    await withClient(url, async reader => {
      // In a deadlock the session that detects it is aborted: that must be ours.
      await reader.query("set deadlock_timeout = '1h'; begin; select * from there.paper")
      const moving = move(client)
      await waitedFor(reader)
      await reader.query('select * from there.line')
      expect(await readOne(reader, '(select words from there.paper)')).toBe('old')
      await reader.query('commit')
      await moving
      expect(await readOne(reader, '(select words from there.paper)')).toBe('new')
    })
  })
})

/** Resolves when another session waits for a lock of this connection. */
async function waitedFor(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin
    while not exists (select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))) loop
      perform pg_sleep(0.005);
      perform pg_stat_clear_snapshot();
    end loop;
  end $$`)
}
