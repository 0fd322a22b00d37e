import { registerHooks } from 'node:module'
import { afterAll } from 'vitest'
import { parseSource, root, walk } from '../../bin/source-files.ts'
import type { createApp as CreateApp } from '../../src/server/app.ts'

// The built application in a pseudo-language: each letter of each message has an accent, "Ŝéářčĥ". Text without accents on
// a page is not from the catalogue.

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀćđéƒǵĥíĵķĺɱñóþɋřšţúṽŵẋýžÁƁĆĐÉƑǴĤÍĴĶĹṀÑÓÞɊŘŠŢÚṼŴẊÝŽ'

const bundle = `file://${root}build/server/`
const mark = '?pseudo'
// A module of words: its name, and the lines until the next name.
const wordsModule = /^\/\/ src\/words\/.*\n(?:(?!\/\/ ).*\n)+/gm

/** Loads the built application beside the one that other tests share. */
export async function pseudoApp(): Promise<typeof CreateApp> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context)
      const isOurs = context.parentURL?.endsWith(mark) && resolved.url.startsWith(bundle)
      return isOurs ? { ...resolved, url: resolved.url + mark } : resolved
    },
    load: (url, context, next) => {
      const loaded = next(url, context)
      return url.endsWith(mark)
        ? { ...loaded, source: String(loaded.source).replace(wordsModule, addAccents) }
        : loaded
    },
  })
  const { createApp } = await import(`${bundle}index.js${mark}`)
  afterAll(() => hooks.deregister())
  return createApp
}

/** Changes the texts of a module of words, which are its template literals; what is between `${` and `}` stays as it is. */
export function addAccents(code: string): string {
  let changed = code
  for (const node of walk(parseSource('words.ts', code).program)) {
    if (node.type !== 'TemplateElement') continue
    const text = code.slice(node.start, node.end).replace(/[a-z]/gi, toAccent)
    changed = changed.slice(0, node.start) + text + changed.slice(node.end)
  }
  return changed
}

const toAccent = (letter: string) => accented[plain.indexOf(letter)] ?? letter
