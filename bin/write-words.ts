import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '../src/text/language.ts'
import { type Catalogue, compileMessages } from './compile-messages.ts'

// Writes the catalogues in messages/ as functions into src/words/, which git ignores. `setup.mjs` runs it before any command
// if a catalogue has changed.

const root = fileURLToPath(new URL('../', import.meta.url))

export function readCatalogues(): Record<Language, Catalogue> {
  const catalogues = languages.map(language => {
    const text = readFileSync(`${root}messages/${language}.json`, 'utf8')
    return [language, JSON.parse(text)]
  })
  return Object.fromEntries(catalogues)
}

if (import.meta.main) writeWords()

function writeWords(): void {
  const areas = compileMessages(readCatalogues())
  const folder = `${root}src/words/`
  mkdirSync(folder, { recursive: true })
  const paths = new Set(areas.map(({ path }) => root + path))
  for (const name of readdirSync(folder)) if (!paths.has(folder + name)) rmSync(folder + name)
  for (const { path, text } of areas) {
    // An unchanged file keeps its time, so that nothing that watches it restarts.
    if (!existsSync(root + path) || readFileSync(root + path, 'utf8') !== text)
      writeFileSync(root + path, text)
  }
}
