import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../src/database/migrate.ts'
import { startTestServer } from '../test/support/test-server.ts'
import { describeStructure } from './describe-structure.ts'
import { runCommand } from './run-command.ts'
import { report, root } from './source-files.ts'

// db/structure.sql and src/database/tables.ts say what a freshly migrated database says. With --write they are made anew.

type Generated = { path: string; text: string }

const server = await startTestServer()
const name = `chowk_generated_${randomBytes(4).toString('hex')}`

const generated = await withMigratedDatabase(async url => [
  { path: 'db/structure.sql', text: await readStructure(url) },
  { path: 'src/database/tables.ts', text: await readTables(url) },
])
await server.stop()

if (process.argv.includes('--write')) {
  for (const { path, text } of generated) writeFileSync(root + path, text)
} else {
  const stale = generated.filter(({ path, text }) => readFileSync(root + path, 'utf8') !== text)
  const problems = stale.map(
    ({ path }) => `${path} differs from the migrations: node bin/check-generated.ts --write`,
  )
  report(problems, 'The generated files follow the migrations.')
}

async function withMigratedDatabase(work: (url: string) => Promise<Generated[]>): Promise<Generated[]> {
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

async function readTables(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-tables-'))
  const outFile = join(folder, 'tables.ts')
  try {
    const made = await runCommand(`kysely-codegen --url ${url} --out-file ${outFile}`)
    if (made.code !== 0) throw new Error(made.output)
    return readFileSync(outFile, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
