import { expect, test } from 'vitest'
import { checkImports, findCycles } from './check-imports.ts'
import { parseSource } from './source-files.ts'

const packages = { shipped: ['react', 'pg'], tools: ['vitest'] }
const others =
  'src/server/app.ts src/database/connect.ts src/domain/feeds/feed-queries.ts src/site/home.tsx'.split(' ')

function problemsOf(path: string, text: string) {
  return checkImports([parseSource(path, text)], { paths: [...others, path], packages })
}

test('a page may import a noun but not the database', () => {
  expect(problemsOf('src/site/a.ts', "import '../domain/feeds/feed-queries.ts'")).toEqual([])
  expect(problemsOf('src/site/a.ts', "import '../database/connect.ts'")).toEqual([
    'src/site/a.ts imports ../database/connect.ts: site may not know database',
  ])
})

test('types of the database may be imported anywhere', () => {
  expect(problemsOf('src/api/a.ts', "import type { Db } from '../database/connect.ts'")).toEqual([])
})

test('the domain may not import page packages', () => {
  expect(problemsOf('src/domain/news/a.ts', "import '../../server/app.ts'")).toHaveLength(1)
  expect(problemsOf('src/domain/news/a.ts', "import 'react'")).toHaveLength(1)
  expect(problemsOf('src/site/a.tsx', "import 'react'")).toEqual([])
})

test('a noun may not import the queries of another', () => {
  expect(problemsOf('src/domain/queue/a.ts', "import '../feeds/feed-queries.ts'")).toHaveLength(1)
  expect(problemsOf('src/domain/feeds/a.ts', "import './feed-queries.ts'")).toEqual([])
  expect(problemsOf('src/domain/feeds/moves/a.ts', "import '../feed-queries.ts'")).toEqual([])
})

test('dynamic imports and imports in types count', () => {
  expect(problemsOf('src/ui/a.ts', "await import('../server/app.ts')")).toHaveLength(1)
  expect(problemsOf('src/ui/a.ts', "export type A = import('../server/app.ts').A")).toHaveLength(1)
})

test('shipped code may not import build tools or unlisted packages', () => {
  expect(problemsOf('src/site/a.ts', "import 'vitest'")).toHaveLength(1)
  expect(problemsOf('src/site/a.test.ts', "import 'vitest'")).toEqual([])
  expect(problemsOf('src/site/a.ts', "import 'left-pad/x'")).toHaveLength(1)
  expect(problemsOf('src/site/a.ts', "import 'node:fs'")).toEqual([])
})

test('only the listed files may open connections', () => {
  const problemsWith = (path: string, text: string) =>
    checkImports([parseSource(path, text)], { paths: [path], packages: { shipped: ['undici'], tools: [] } })
  for (const from of 'undici node:http node:https node:net node:tls node:dns/promises http2'.split(' ')) {
    const text = `import { request } from '${from}'`
    expect(problemsWith('src/ingest/a.ts', text), from).toHaveLength(1)
    expect(problemsWith('src/worker.ts', text), from).toHaveLength(1)
    expect(problemsWith('src/ingest/a.test.ts', text), from).toEqual([])
    expect(problemsWith('bench/a.ts', text), from).toEqual([])
  }
  expect(problemsWith('src/http/a.ts', "import 'undici'")).toHaveLength(1)
  expect(problemsWith('src/http/a.ts', "import http from 'node:http'")).toHaveLength(1)
  expect(problemsWith('src/http/a.ts', "import * as net from 'node:net'")).toHaveLength(1)
  expect(problemsWith('src/http/a.ts', "export * from 'node:net'")).toHaveLength(1)
  expect(problemsWith('src/http/a.ts', "await import('node:tls')")).toHaveLength(1)
  expect(problemsWith('src/ingest/fetch/guarded-connector.ts', "import { Agent } from 'undici'")).toEqual([])
  expect(
    problemsWith('src/ingest/fetch/guarded-connector.ts', "import { connect } from 'node:net'"),
  ).toHaveLength(1)
})

test('imports that open no connection are allowed anywhere', () => {
  expect(problemsOf('src/http/a.ts', "import type { Server } from 'node:http'")).toEqual([])
  expect(problemsOf('src/http/a.ts', "import { isIP, type Socket } from 'node:net'")).toEqual([])
  expect(problemsOf('src/http/a.ts', "import { connect, isIP } from 'node:net'")).toHaveLength(1)
})

test('a relative import must name an existing file', () => {
  expect(problemsOf('src/site/a.ts', "import './home'")).toHaveLength(1)
  expect(problemsOf('src/site/a.ts', "import './home.tsx?url'")).toEqual([])
})

test('folders that import each other are found, though their files form no cycle', () => {
  const texts = {
    'src/ingest/a/one.ts': "import '../b/one.ts'",
    'src/ingest/b/one.ts': '',
    'src/ingest/b/two.ts': "import '../a/two.ts'",
    'src/ingest/a/two.ts': '',
    'src/ingest/b/one.test.ts': "import '../c/one.ts'",
    'src/ingest/c/one.ts': "import '../b/two.ts'",
  }
  const files = Object.entries(texts).map(([path, text]) => parseSource(path, text))
  expect(checkImports(files, { paths: Object.keys(texts), packages })).toEqual([
    'These folders import each other: src/ingest/a → src/ingest/b → src/ingest/a',
  ])
})

test('a graph whose branches meet has no cycle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ])
  expect(findCycles(graph)).toEqual([])
})

test('each cycle is listed once, without the path that leads to it', () => {
  const graph = new Map([
    ['start', ['a']],
    ['a', ['b']],
    ['b', ['c', 'b']],
    ['c', ['a']],
  ])
  expect(findCycles(graph)).toEqual([
    ['a', 'b', 'c', 'a'],
    ['b', 'b'],
  ])
})
