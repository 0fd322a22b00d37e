import type pg from 'pg'
import { makeIndex } from '../src/database/backup/load-archive.ts'

/** The schema as PostgreSQL describes it, one statement a line, sorted by name: its diff shows what a migration does. */
export async function describeStructure(client: pg.Client): Promise<string> {
  const parts: string[] = []
  for (const query of [tables, indexes, functions, triggers]) {
    const { rows } = await client.query<{ statement: string }>(query)
    parts.push(rows.map(row => row.statement).join('\n'))
  }
  return `-- Generated from the migrations by \`node bin/check-generated.ts --write\`.\n\n${parts.join('\n\n')}\n`
}

const ours = `pg_namespace.nspname = 'public'
  and not exists (select from pg_depend where objid = OBJECT.oid and deptype = 'e')`

const tables = `
  select 'create table ' || relname || E' (\\n  ' || concat_ws(E',\\n  ',
    (select string_agg(attname || ' ' || format_type(atttypid, atttypmod)
        || case when attnotnull then ' not null' else '' end
        || case attgenerated
             when 's' then ' generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
             else coalesce(' default ' || pg_get_expr(adbin, adrelid), '') end,
      E',\\n  ' order by attnum)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped),
    (select string_agg('constraint ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid),
      E',\\n  ' order by conname)
      from pg_constraint where conrelid = pg_class.oid and contype <> 'n')) || E'\\n);' as statement
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and ${ours.replace('OBJECT', 'pg_class')}
  order by relname`

const indexes = `
  select replace(${makeIndex}, '; alter', E';\\nalter') || ';' as statement
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and relname not in (select conname from pg_constraint)
  order by relname`

const functions = `
  select pg_get_functiondef(pg_proc.oid) || ';' as statement
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where ${ours.replace('OBJECT', 'pg_proc')}
  order by proname`

const triggers = `
  select pg_get_triggerdef(pg_trigger.oid) || ';' as statement
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
  where not tgisinternal and nspname = 'public'
  order by relname, tgname`
