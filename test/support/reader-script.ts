import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from './temporary-folder.ts'

const loop = new URL('../../src/ingest/reader/run-reader.ts', import.meta.url)

/** A script for a reader process that responds to each `input` with the value that this function body returns. */
export function readerScript(body: string): URL {
  const path = join(temporaryFolder(), 'reader.mjs')
  const lines = [
    `import { runReader } from ${JSON.stringify(loop.href)}`,
    'let count = 0',
    `await runReader(async input => { count += 1; ${body} })`,
  ]
  writeFileSync(path, lines.join('\n'))
  return pathToFileURL(path)
}
