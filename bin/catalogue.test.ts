import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { readCatalogues } from './read-catalogues.ts'
import { isTest, listFiles, root } from './source-files.ts'

const { en, hi } = readCatalogues()

test('each message of the catalogue is used somewhere', () => {
  const sources = listFiles()
    .filter(path => /^src\/.*\.tsx?$/.test(path) && !isTest(path))
    .map(path => readFileSync(root + path, 'utf8'))
  const unused = compileMessages({ en }).flatMap(({ path, text }) => {
    const file = path.replace('src/', '')
    const callers = sources.filter(source => source.includes(`/${file}'`))
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    return names
      .filter(name => !callers.some(source => new RegExp(`[wW]ords\\.${name}\\b`).test(source)))
      .map(name => `${file}: ${name}`)
  })
  expect(unused).toEqual([])
})

// The rules of messages/glossary.md that a pattern can check.
const unwantedInHindi = [
  { pattern: /[खगक]़/u, instead: 'ख, ग and क without a nukta' },
  { pattern: /फैसल/u, instead: 'फ़ैसला' },
  {
    pattern: /(?<!\p{L})(केवल|अधिकतम|प्रयास|त्रुटि|डुप्लीकेट)(?!\p{L})/u,
    instead: 'सिर्फ़, ज़्यादा से ज़्यादा, कोशिश, गड़बड़ी, दोहराव',
  },
  { pattern: /(समाचार|साइट) लिंक/u, instead: 'खबरों के लिंक, साइट के पेज' },
  { pattern: /(आइकन|कीजिए|इंपोर्ट|एक्सपोर्ट)/u, instead: 'आइकॉन, करें, आयात, निर्यात' },
  { pattern: /\.\.\.|"| %/u, instead: '…, “ ” and % without a space' },
  { pattern: /[०-९]/u, instead: 'Latin digits' },
]

test('the Hindi texts use one spelling and one word for each thing', () => {
  const texts = Object.entries(hi).flatMap(([group, messages]) =>
    Object.entries(messages).map(([name, text]) => ({
      name: `${group}.${name}`,
      text: text.normalize('NFD'),
    })),
  )
  const found = texts.flatMap(({ name, text }) =>
    unwantedInHindi
      .filter(({ pattern }) => pattern.test(text))
      .map(({ instead }) => `${name}: use ${instead}`),
  )
  expect(found).toEqual([])
})
