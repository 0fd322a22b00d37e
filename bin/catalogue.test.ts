import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Catalogue, compileMessages } from './compile-messages.ts'
import { listFiles, root } from './source-files.ts'

const catalogue: Catalogue = JSON.parse(readFileSync(`${root}messages/en.json`, 'utf8'))

test('each message of the catalogue is said somewhere', () => {
  const sources = listFiles()
    .filter(path => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map(path => readFileSync(root + path, 'utf8'))
  const unused = compileMessages({ en: catalogue }).flatMap(({ path, text }) => {
    const file = path.replace('src/', '')
    const callers = sources.filter(source => source.includes(`/${file}'`))
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    return names
      .filter(name => !callers.some(source => new RegExp(`[wW]ords\\.${name}\\b`).test(source)))
      .map(name => `${file}: ${name}`)
  })
  expect(unused).toEqual([])
})
