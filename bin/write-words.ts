import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileMessages } from './compile-messages.ts'
import { readCatalogues } from './read-catalogues.ts'

// Writes the catalogues in messages/ as functions into src/words/, which git ignores. `setup.mjs` runs it before any command
// if a catalogue has changed.

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = `${root}src/words/`

const areas = compileMessages(readCatalogues())
mkdirSync(folder, { recursive: true })
const paths = new Set(areas.map(({ path }) => root + path))
for (const name of readdirSync(folder)) if (!paths.has(folder + name)) rmSync(folder + name)
for (const { path, text } of areas) {
  // An unchanged file keeps its time, so that nothing that watches it restarts.
  if (!existsSync(root + path) || readFileSync(root + path, 'utf8') !== text) writeFileSync(root + path, text)
}
