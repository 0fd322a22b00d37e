import { fileURLToPath } from 'node:url'
import { runCommand } from '../../bin/run-command.ts'
import { migrate } from '../../src/database/migrate.ts'
import { clonePrefix } from './clone-database.ts'
import { startTestServer } from './test-server.ts'
import { execute, withClient } from './with-client.ts'

const templateName = `chowk_template_${process.pid}`

// The hundred processes that tests start then need half the processor time to load their sources.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../.cache/compiled', import.meta.url))

/** Builds the pages if a source has changed, and creates one migrated template per run for test files to clone. */
export default async function setup(): Promise<() => Promise<void>> {
  // KEEP_BUILD: for tests that need no page, or no change of one.
  const built = process.env.KEEP_BUILD
    ? { code: 0, output: '' }
    : await runCommand('node bin/setup.mjs build')
  if (built.code !== 0) throw new Error(built.output)
  const { adminUrl: server, stop } = await startTestServer()
  await execute(server, `create database ${templateName}`)
  const template = new URL(server)
  template.pathname = templateName
  await migrate(template.href)
  process.env.CHOWK_TEST_SERVER = server
  process.env.CHOWK_TEST_TEMPLATE = templateName
  return async () => {
    for (const name of [...(await listClones(server)), templateName])
      await execute(server, `drop database ${name} with (force)`)
    await stop()
  }
}

/** The databases that the processes of the run kept for their next file. */
function listClones(server: string): Promise<string[]> {
  return withClient(server, async client => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [clonePrefix(templateName)],
    )
    return rows.map(({ datname }) => datname)
  })
}
