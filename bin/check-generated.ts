import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describeApi } from '../src/api/v1/description/describe-api.ts'
import { migrate } from '../src/database/migrate.ts'
import { startTestServer } from '../test/support/test-server.ts'
import { listUntranslated } from './compile-messages.ts'
import { describeStructure } from './describe-structure.ts'
import { readCatalogues } from './read-catalogues.ts'
import { runCommand } from './run-command.ts'
import { report, root } from './source-files.ts'
import { writeClient } from './write-client.ts'

// Checks that the generated files are up to date: db/structure.sql and src/database/tables.ts with a freshly migrated
// database, client/ with the API's description; and that no translation is missing. --write generates the files again.

type Generated = { path: string; text: string }

await checkAll()

async function checkAll(): Promise<void> {
  const client = { path: 'client/chowk-client.ts', text: writeClient(describeApi('')) }
  const generated = [client, ...(await readDatabase())]
  if (process.argv.includes('--write')) return write(generated)
  const stale = generated.filter(({ path, text }) => !existsSync(root + path) || read(path) !== text)
  const untranslated = listUntranslated(readCatalogues())
  const problems = [
    ...untranslated.messages,
    ...stale.map(({ path }) => `${path} is stale: node bin/check-generated.ts --write`),
  ]
  const inEnglish = `Shown in English: ${untranslated.areas.join(', ')}.`
  report(problems, `The generated files follow the migrations and the catalogues. ${inEnglish}`)
}

function write(generated: Generated[]): void {
  for (const { path, text } of generated) writeFileSync(root + path, text)
}

function read(path: string): string {
  return readFileSync(root + path, 'utf8')
}

async function readDatabase(): Promise<Generated[]> {
  const server = await startTestServer()
  const name = `chowk_generated_${randomBytes(4).toString('hex')}`
  try {
    return await withMigratedDatabase({ server, name }, async url => [
      { path: 'db/structure.sql', text: await readStructure(url) },
      { path: 'src/database/tables.ts', text: await readTables(url) },
    ])
  } finally {
    await server.stop()
  }
}

async function withMigratedDatabase(
  { server, name }: { server: { adminUrl: string }; name: string },
  work: (url: string) => Promise<Generated[]>,
): Promise<Generated[]> {
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    const url = new URL(server.adminUrl)
    url.pathname = name
    await migrate(url.href)
    return await work(url.href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function readStructure(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await describeStructure(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes JSON columns accept only an object or `toJson`: any other text would compile, but PostgreSQL would refuse it. A
 * revision names a table whose rows have versions.
 */
function narrowTypes(tables: string): string {
  return tables
    .replace('export type Json = JsonValue;', 'export type Json = ColumnType<JsonValue, JsonInput>;')
    .replace(
      /^import type \{ ColumnType \} from "kysely";$/m,
      '$&\nimport type { JsonInput } from "./json-text.ts";\nimport type { RecordTable } from "./record-table.ts";',
    )
}

async function readTables(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-tables-'))
  const outFile = join(folder, 'tables.ts')
  try {
    const made = await runCommand(`kysely-codegen --url ${url} --out-file ${outFile}`)
    if (made.code !== 0) throw new Error(made.output)
    return narrowTypes(readFileSync(outFile, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
