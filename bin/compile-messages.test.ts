import { expect, test } from 'vitest'
import { compileMessages, listUntranslated } from './compile-messages.ts'

function compile(en: Record<string, string>, hi: Record<string, string> = {}) {
  const [area] = compileMessages({ en: { feedList: en }, hi: { feedList: hi } })
  return area
}

test('an area becomes a file, and a message a function of the language and its parameters', () => {
  const area = compile({ empty: 'No `feeds`', named: 'Feeds of {outlet}' })
  expect(area?.path).toBe('src/words/feed-list.ts')
  expect(area?.text).toContain('export const empty = (_: Language): string =>\n  `No \\`feeds\\``')
  expect(area?.text).toMatch(
    /\(_: Language, \{ outlet \}: \{ outlet: string \}\): string =>\n {2}`Feeds of .\{outlet\}`/,
  )
  expect(area?.text).not.toContain('format.ts')
})

test('a parameter of a plural is a number, formatted for the language', () => {
  const text = compile({
    feeds: '{count} left: {count, plural, =0 {none} one {# feed} other {# feeds}}',
  })?.text
  expect(text).toContain('{ count }: { count: number }')
  expect(text).toMatch(/=>\n {2}`.\{formatNumber\(count, language\)\} left: /)
  expect(text).toMatch(/'=0': `none`, one: `[^`]+ feed`/)
})

test('a plural whose forms are equal is written as its text', () => {
  const text = compile(
    { feeds: '{count, plural, one {# feed} other {# feeds}}' },
    { feeds: '{count, plural, one {# फ़ीड} other {# फ़ीड}}' },
  )?.text
  expect(text).toMatch(/'hi' \? `.\{formatNumber\(count, language\)\} फ़ीड` : `.\{pickPlural\(/)
})

test('a select without a text for other cases accepts only the cases that it names', () => {
  const closed = compile({ side: '{side, select, left {Left} right {Right} other {}}' })?.text
  expect(closed).toContain("{ side: 'left' | 'right' }")
  expect(closed).toMatch(/side === 'left' \? `Left` : `Right`\}/)
  const open = compile({ side: '{side, select, left {Left} other {{side}}}' })?.text
  expect(open).toContain('{ side: string }')
  expect(open).toMatch(/side === 'left' \? `Left` : `.\{side\}`\}/)
})

test("a message with tags passes their content to the page's functions", () => {
  const text = compile({ more: 'Read <link>more</link> here' })?.text
  expect(text).toContain(
    '<Node,>(_: Language, { link }: { link: (text: string) => Node }): (string | Node)[] =>',
  )
  expect(text).toContain('[`Read `, link(`more`), ` here`]')
})

test('a translation is compiled beside its original, and a missing one falls back to it', () => {
  const text = compile({ a: 'One', b: 'Two' }, { a: 'एक' })?.text
  expect(text).toContain("(language: Language): string =>\n  language === 'hi' ? `एक` : `One`")
  expect(text).toContain('export const b = (_: Language): string =>\n  `Two`')
})

test.each([
  [{ 'not-a-name': 'x' }, {}, /camelCase/],
  [{ a: 'x' }, { a: '{name}' }, /nobody gives \{name\}/],
  [{ a: 'Of {name}' }, { a: 'का' }, /lacks \{name\}/],
  [{ a: 'Read <link>more</link>' }, { a: 'और पढ़ें' }, /lacks \{link\}/],
  [{ a: '{x, select, a {A} other {}}' }, { a: '{x, select, b {A} other {}}' }, /\{x\} has other cases/],
  [{ a: '{open' }, {}, /./],
  [{ a: '{at, date}' }, {}, /times come from format\.ts/],
])('%j is refused', (en, hi, problem) => {
  expect(() => compile(en, hi)).toThrow(problem)
})

test('missing messages are reported one by one, and an area without any translation as a whole', () => {
  const en = { feedList: { a: 'One', b: 'Two' }, queue: { c: 'Three' } }
  const hi = { feedList: { a: 'एक', old: 'पुराना' } }
  expect(listUntranslated({ en, hi })).toEqual({
    messages: [
      'messages/hi.json lacks feedList.b, which is shown in English',
      'messages/hi.json has feedList.old, which no original has',
    ],
    areas: ['hi queue'],
  })
})
