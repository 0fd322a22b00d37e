import { randomBytes } from 'node:crypto'
import { execute } from './with-client.ts'

/** All databases of one run begin with this, so that its end can drop those that are left. */
export const clonePrefix = (template: string): string => `${template}_clone_`

/** A database cloned from the migrated template of `global-setup`; the caller drops it. */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env.CHOWK_TEST_SERVER ?? ''
  const template = process.env.CHOWK_TEST_TEMPLATE ?? ''
  const name = clonePrefix(template) + randomBytes(6).toString('hex')
  await execute(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => dropDatabase(server, name) }
}

/** Limits each session of the database to `limitS` seconds, where managed servers limit it. */
export async function limitSessions(url: string, limitS: number): Promise<void> {
  await execute(
    url,
    `do $$ declare limited text; begin
      for limited in select name from pg_settings where name in
        ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')
      loop execute format('alter database %I set %I = ''${limitS}s''', current_database(), limited); end loop;
    end $$`,
  )
}

/** Waits for connections that are closing: terminating them would cause unhandled errors. */
async function dropDatabase(server: string, name: string): Promise<void> {
  await execute(
    server,
    `do $$ begin
      for attempt in 1..100 loop
        exit when not exists (select from pg_stat_activity where datname = '${name}');
        perform pg_sleep(0.02);
        perform pg_stat_clear_snapshot();
      end loop;
    end $$`,
  )
  await execute(server, `drop database ${name} with (force)`)
}
