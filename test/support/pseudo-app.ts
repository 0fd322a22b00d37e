import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { createServer, type Plugin } from 'vite'
import { afterAll } from 'vitest'
import { type Catalogue, compileMessages } from '../../bin/compile-messages.ts'
import { root } from '../../bin/source-files.ts'

// The application with a pseudo-language: each letter of each message has an accent, and each message is half as long
// again and in brackets, "[Ŝéářčĥ ~~~]". Text without accents on a page is not from the catalogue.

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀćđéƒǵĥíĵķĺɱñóþɋřšţúṽŵẋýžÁƁĆĐÉƑǴĤÍĴĶĹṀÑÓÞɊŘŠŢÚṼŴẊÝŽ'

/** Parameters, tags and cases stay unchanged. */
export function toPseudo(message: string): string {
  const elements = parse(message, { shouldParseSkeletons: false })
  elements.forEach(addAccents)
  const tail = ` ${'~'.repeat(Math.ceil(message.length / 2))}]`
  return printAST([{ type: TYPE.literal, value: '[' }, ...elements, { type: TYPE.literal, value: tail }])
}

function addAccents(element: MessageFormatElement): void {
  if (element.type === TYPE.literal)
    element.value = element.value.replace(/[a-z]/gi, letter => accented[plain.indexOf(letter)] ?? letter)
  if (element.type === TYPE.tag) element.children.forEach(addAccents)
  if (element.type === TYPE.plural || element.type === TYPE.select)
    for (const option of Object.values(element.options)) option.value.forEach(addAccents)
}

/** Loads modules of `src/` with pseudo-language words, until the test file ends. */
export async function pseudoModules(): Promise<<Module>(path: string) => Promise<Module>> {
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [pseudoWords()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  afterAll(() => server.close())
  const { ssr } = server.environments
  if (!('runner' in ssr)) throw new Error('This Vite runs no server code')
  const runner = ssr.runner as { import: <Module>(path: string) => Promise<Module> }
  return path => runner.import(`${root}src/${path}`)
}

function pseudoWords(): Plugin {
  const catalogue: Catalogue = JSON.parse(readFileSync(`${root}messages/en.json`, 'utf8'))
  const pseudo = Object.entries(catalogue).map(([area, messages]) => {
    const changed = Object.entries(messages).map(([name, text]) => [name, toPseudo(text)])
    return [area, Object.fromEntries(changed)]
  })
  const files = new Map(
    compileMessages({ en: Object.fromEntries(pseudo) }).map(({ path, text }) => [root + path, text]),
  )
  return { name: 'pseudo-words', enforce: 'pre', load: id => files.get(id) }
}
