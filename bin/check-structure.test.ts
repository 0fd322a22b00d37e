import { expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'
import { parseSource } from './source-files.ts'

function problemsOf(path: string, text: string) {
  return checkStructure([parseSource(path, text)])
}

test('escapes from the type checker are reported', () => {
  expect(problemsOf('src/a.ts', 'export const a = b as string')).toHaveLength(1)
  expect(problemsOf('src/a.ts', 'export const a = { b } as const')).toEqual([])
  expect(problemsOf('src/a.ts', 'export const a = { b } satisfies C')).toEqual([])
})

test('type assertions are allowed in the database layer and in tests', () => {
  expect(problemsOf('src/database/a.ts', 'export const a = b as string')).toEqual([])
  expect(problemsOf('src/site/a.test.ts', 'export const a = b as string')).toEqual([])
})

test('comments that switch off checks are reported', () => {
  expect(problemsOf('src/a.ts', '// @ts-ex' + 'pect-error\nexport const a = 1')).toEqual([
    'src/a.ts:1: the checks are not switched off',
  ])
})

test('a disabled button, which drops the focus, is reported', () => {
  expect(problemsOf('src/a.tsx', 'export const a = <button disabled={b} />')).toEqual([
    'src/a.tsx:1: a disabled button drops the focus; give it `offProps` (button.tsx)',
  ])
  expect(problemsOf('src/a.tsx', 'export const a = <fieldset disabled={b} />')).toEqual([])
})

test('admin paths must be built with adminPath', () => {
  for (const text of [
    "'/admin/news'",
    '`/admin/' + 'news`',
    '`$' + '{b}/admin/news`',
    '/^\\/admin\\/news/',
  ]) {
    expect(problemsOf('src/ui/a.ts', `export const a = ${text}`)).toEqual([
      'src/ui/a.ts:1: write paths of the admin area with adminPath',
    ])
  }
  expect(problemsOf('src/a.ts', "import { a } from '../admin/a.ts'")).toEqual([])
  expect(problemsOf('src/ui/a.test.ts', "export const a = '/admin/news'")).toEqual([])
})

test('a folder may contain thirty files besides its tests', () => {
  const folder = (count: number) =>
    Array.from({ length: count }, (_, n) => parseSource(`src/ui/a${n}.ts`, 'export const a = 1'))
  expect(checkStructure([...folder(30), parseSource('src/ui/a.test.ts', '')])).toEqual([])
  expect(checkStructure(folder(31))).toEqual(['src/ui: 31 files without tests, at most 30'])
})

test('lines of files and functions are counted with those of JSX and blank ones', () => {
  const lines = (count: number) => '\n'.repeat(count - 1)
  for (const [path, most] of Object.entries({ 'src/a.ts': 65, 'src/a.tsx': 90, 'src/a.test.ts': 65 })) {
    const ofFunction = (count: number) => problemsOf(path, `\nexport const a = () => {${lines(count)}}`)
    expect(ofFunction(most)).toEqual([])
    expect(ofFunction(most + 1)).toEqual([`${path}:2: a function of more than ${most} lines`])
    const ofFile = (count: number) =>
      problemsOf(path, `export const a = 1${lines(count)}export const b = 1\n`)
    expect(ofFile(250)).toEqual([])
    expect(ofFile(251)).toEqual([`${path}: more than 250 lines`])
  }
  expect(problemsOf('src/a.tsx', `export const a = <b>${lines(251)}</b>`)).toHaveLength(1)
  expect(problemsOf('src/words/a.ts', `export const a = 1${lines(251)}export const b = 1`)).toEqual([])
})

test('a small part with one user beside it, and without a test, belongs below that user', () => {
  const part = 'export const a = 1'
  const user = "import { a } from './a.ts'\nexport const b = a"
  const check = (files: Record<string, string>) =>
    checkStructure(Object.entries(files).map(([path, text]) => parseSource(path, text)))
  expect(check({ 'src/ui/a.ts': part, 'src/ui/b.ts': user })).toEqual([
    'src/ui/a.ts: small and used only by b.ts; write it there',
  ])
  const others: Record<string, string>[] = [
    { 'src/ui/a.ts': `${part}${'\n'.repeat(44)}export const c = 1` },
    { 'src/ui/a.ts': `import type { Route } from './+types/a'\n${part}` },
    { 'src/ui/a.test.ts': user },
    { 'src/ui/c.ts': user },
    { 'src/ui/b.ts': `${user}${'\n'.repeat(199)}export const c = 1` },
    { 'src/ui/b.ts': '', 'src/ui/b.test.ts': user },
    { 'src/ui/b.ts': '', 'src/site/b.ts': user.replace('./', '../ui/') },
  ]
  for (const other of others)
    expect(check({ 'src/ui/a.ts': part, 'src/ui/b.ts': user, ...other })).toEqual([])
})

test('only safe-fetch may use the network', () => {
  expect(problemsOf('src/ingest/a.ts', "await fetch('https://x.example')")).toEqual([
    'src/ingest/a.ts:1: only src/ingest/fetch/safe-fetch.ts opens connections to others; take `fetch` as an argument',
  ])
  expect(problemsOf('src/ingest/fetch/safe-fetch.ts', "await fetch('https://x.example')")).toHaveLength(1)
  expect(problemsOf('src/http/a.ts', 'export const a = ({ fetch }: B) => fetch(1)')).toEqual([])
})

test('pages take their fetcher from the one file that wraps it', () => {
  const imports = "import { data, useFetcher } from 'react-router'"
  expect(problemsOf('src/admin/news/list.tsx', imports)).toEqual([
    'src/admin/news/list.tsx:1: effects miss data of this useFetcher; call the one of src/admin/widgets/use-fetcher.ts',
  ])
  expect(
    problemsOf('src/admin/news/list.tsx', "import { useFetcher } from '../widgets/use-fetcher.ts'"),
  ).toEqual([])
})

test('browser code, benches and tests may use fetch', () => {
  expect(problemsOf('src/site/reader/live-refresh.ts', 'await fetch(location.href)')).toEqual([])
  expect(problemsOf('src/site/reader/theme.ts', 'await fetch(location.href)')).toHaveLength(1)
  expect(problemsOf('src/http/a.test.ts', 'await fetch(url)')).toEqual([])
  expect(problemsOf('bench/a.ts', 'await fetch(url)')).toEqual([])
})

test("server code may not read the machine's clock", () => {
  const problem = "time is the database's (database-clock.ts); take `now` as an argument"
  expect(problemsOf('src/domain/a.ts', 'const a = 1\nconst b = new Date()')).toEqual([
    `src/domain/a.ts:2: ${problem}`,
  ])
  expect(problemsOf('src/web.ts', 'const a = { now: Date.now }')).toEqual([`src/web.ts:1: ${problem}`])
  expect(problemsOf('src/domain/a.ts', 'const a = new Date(1)')).toEqual([])
  expect(problemsOf('src/domain/a.test.ts', 'const a = new Date()')).toEqual([])
  expect(problemsOf('src/site/reader/relative-times.ts', 'const a = new Date()')).toEqual([])
})

test('constants are named like everything else', () => {
  expect(problemsOf('src/a.ts', 'export const LENGTH_MAX = 1')).toEqual([
    'src/a.ts:1: constants are camelCase',
  ])
  expect(problemsOf('src/a.ts', "export const lengthMax = { 'LENGTH_MAX': 1 }")).toEqual([])
})

test('vague file names are reported', () => {
  expect(problemsOf('src/site/utils.ts', 'export const a = 1')).toHaveLength(1)
  expect(problemsOf('src/lib/a.ts', 'export const a = 1')).toHaveLength(1)
})

test('only error classes are allowed', () => {
  expect(problemsOf('src/a.ts', 'export class A extends Error {}')).toEqual([])
  expect(problemsOf('src/a.ts', 'export class A {}')).toHaveLength(1)
})

test('texts for people must come from the catalogue, including those of toasts and dialogs', () => {
  for (const text of [
    'export const a = <p>Saved</p>',
    'export const a = <B label="Name of the feed" />',
    'export const a = <B label={`Name in $' + '{c}`} />',
    "add({ title: 'Saved.' })",
  ]) {
    expect(problemsOf('src/admin/a.tsx', text)).toEqual([
      'src/admin/a.tsx:1: texts for people come from messages/en.json',
    ])
  }
  expect(problemsOf('src/admin/a.tsx', 'export const a = <B label={words.b(c)} type="submit">✓</B>')).toEqual(
    [],
  )
  expect(problemsOf('src/domain/a.ts', "export const a = { title: 'Of a sample' }")).toEqual([])
})
