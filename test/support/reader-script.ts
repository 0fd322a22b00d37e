import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from './temporary-folder.ts'

const loop = new URL('../../src/ingest/reader/answer-bodies.ts', import.meta.url)

/** A script for a reader process that answers each `input` with what the body of this function returns. */
export function readerScript(body: string): URL {
  const path = join(temporaryFolder(), 'reader.mjs')
  const lines = [
    `import { answerBodies } from ${JSON.stringify(loop.href)}`,
    'let count = 0',
    `await answerBodies(async input => { count += 1; ${body} })`,
  ]
  writeFileSync(path, lines.join('\n'))
  return pathToFileURL(path)
}
