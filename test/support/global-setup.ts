import { runCommand } from '../../bin/run-command.ts'
import { migrate } from '../../src/database/migrate.ts'
import { startTestServer } from './test-server.ts'
import { withClient } from './with-client.ts'

const templateName = `chowk_template_${process.pid}`

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
    await execute(server, `drop database ${templateName} with (force)`)
    await stop()
  }
}

async function execute(url: string, statement: string): Promise<void> {
  await withClient(url, client => client.query(statement))
}
