import pg from 'pg'

type Client = pg.ClientBase

/** A migrated database before any test: its schema as a fingerprint, and the rows of its tables. */
export type Pristine = { schema: string; rows: Map<string, string> }

// A larger table is truncated: its deleted rows and its pages would slow down or mislead the next file.
const deletedBytesMax = 65_536

const listTables = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by 1`

// Everything that a test could change besides rows: tables, columns, constraints, indexes, functions, triggers, settings.
const fingerprintSchema = `
  select md5(string_agg(line, '|' order by line)) as value from (
    select concat_ws(' ', 'class', oid, relname, reloptions::text) as line from pg_class where oid >= 16384
      and relkind in ('r', 'i', 'v', 'm', 'S')
    union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull) from pg_attribute
      where attrelid >= 16384 and attnum > 0
    union all select concat_ws(' ', 'constraint', oid, convalidated) from pg_constraint where oid >= 16384
    union all select concat_ws(' ', 'function', oid, md5(prosrc)) from pg_proc where oid >= 16384
    union all select concat_ws(' ', 'trigger', oid, tgenabled) from pg_trigger where oid >= 16384
    union all select concat_ws(' ', 'setting', setconfig::text) from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) lines`

/** Reads the state to which `resetDatabase` returns. */
export async function readPristine(client: Client): Promise<Pristine> {
  const tables = await namesOf(client)
  const rows = new Map<string, string>()
  for (const table of tables) {
    const json = await one<string | null>(client, `select json_agg(t)::text as value from ${table} t`)
    if (json) rows.set(table, json)
  }
  return { schema: await fingerprint(client), rows }
}

/**
 * Returns a database to the state of its template; false if a test changed its schema, so that it must be dropped. `kept`:
 * processes of connections that stay open.
 */
export async function resetDatabase(
  client: Client,
  pristine: Pristine,
  kept: number[] = [],
): Promise<boolean> {
  await endOtherConnections(client, kept)
  const isAlike = (await fingerprint(client)) === pristine.schema
  if (isAlike) await restoreRows(client, pristine)
  return isAlike
}

/** Replaces all rows by those of `pristine`; without triggers, so nobody is notified. */
export async function restoreRows(client: Client, pristine: Pristine): Promise<void> {
  await client.query('begin')
  // Neither triggers nor foreign keys: each table is emptied by itself.
  await client.query('set local session_replication_role = replica')
  await emptyAll(client)
  for (const [table, json] of pristine.rows) {
    const columns = await one<string>(client, insertableColumns(table))
    await client.query(
      `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [json],
    )
  }
  await client.query('commit')
  const emptied = await one<string>(client, "select current_setting('chowk.emptied') as value")
  // Otherwise new rows would take the places of deleted ones, and simultaneous rows would be read in another order.
  if (emptied) await client.query(`vacuum ${emptied}`)
  await client.query(forgetStatistics)
}

/** A late statement of the site can want the same tables in another order; PostgreSQL then refuses one of the two. */
async function emptyAll(client: Client, attemptsLeft = 3): Promise<void> {
  await client.query('savepoint emptying')
  try {
    await client.query(emptyTables)
  } catch (error) {
    const isDeadlock = error instanceof pg.DatabaseError && error.code === '40P01'
    if (!isDeadlock || attemptsLeft === 1) throw error
    await client.query('rollback to emptying')
    await emptyAll(client, attemptsLeft - 1)
  }
}

/** Connections that are closing get time to do so: terminating them would cause unhandled errors. */
async function endOtherConnections(client: Client, kept: number[]): Promise<void> {
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and pid <> all('{${kept.join()}}')`
  await client.query(`do $$ begin
    for attempt in 1..100 loop
      exit when not exists (select ${others});
      perform pg_sleep(0.01);
      perform pg_stat_clear_snapshot();
    end loop;
  end $$`)
  await client.query(`select pg_terminate_backend(pid) ${others}`)
}

// Removes rows and restarts sequences; `chowk.emptied` lists the tables whose rows were deleted. A table without pages has no
// rows, and looking into each of them takes longer than all the rest.
const emptyTables = `do $$
    declare name text; emptied text[] := '{}';
    begin
      for name in ${listTables.replace('order by', 'and pg_relation_size(c.oid) > 0 order by')} loop
        if pg_total_relation_size(name::regclass) > ${deletedBytesMax} + pg_indexes_size(name::regclass) then
          execute 'truncate only ' || name || ' cascade';
        else
          execute 'delete from ' || name;
          emptied := emptied || name;
        end if;
      end loop;
      for name in select quote_ident(schemaname) || '.' || quote_ident(sequencename) from pg_sequences
        where last_value is not null loop execute 'alter sequence ' || name || ' restart'; end loop;
      perform set_config('chowk.emptied', array_to_string(emptied, ', '), false);
    end $$`

// Otherwise the planner would take a table for the one of the file before.
const forgetStatistics = `do $$ begin
    set local allow_system_table_mods = on;
    delete from pg_statistic where starelid >= 16384;
    update pg_class set reltuples = -1, relpages = 0, relallvisible = 0 where oid >= 16384 and reltuples >= 0 and relkind in ('r', 'i');
  end $$`

function insertableColumns(table: string): string {
  return `select string_agg(quote_ident(attname), ', ' order by attnum) as value from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
}

async function namesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(listTables)
  return rows.map(({ name }) => name)
}

function fingerprint(client: Client): Promise<string> {
  return one<string>(client, fingerprintSchema)
}

async function one<T>(client: Client, statement: string): Promise<T> {
  const { rows } = await client.query<{ value: T }>(statement)
  return rows[0]?.value as T
}
