import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'

// Counts and weighs (Brotli) what an editor's browser loads for each page: the document, which is not weighed, the list of
// routes, the stylesheet and the scripts. They are read from the shipped build, so new pages are included.

const client = new URL('../build/client/', import.meta.url)
const budget = z.object({ requests: z.number(), bytes: z.number() })
const { admin } = z
  .object({
    admin: z.object({
      pages: z.record(z.string(), budget),
      firstPage: budget,
      furtherPage: budget,
      afterLogin: budget,
    }),
  })
  .parse(JSON.parse(readFileSync(new URL('../bench/budgets.json', import.meta.url), 'utf8')))
const assets = readdirSync(new URL('assets/', client)).map(name => `/assets/${name}`)
const manifest = findAsset('manifest-')
const stylesheet = findAsset('admin-', '.css')

const module = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })
const { entry, routes } = z
  .object({ entry: module, routes: z.record(z.string(), module.extend({ parentId: z.string().optional() })) })
  .parse(readManifest())
const pages = Object.keys(routes).filter(id => id.startsWith('admin/'))

test('the manifest contains the admin area, and no page that loads none of it', () => {
  expect(pages).toContain('admin/settings/settings')
  expect(pages).toEqual(expect.arrayContaining(Object.keys(admin.pages)))
  expect(Object.keys(routes).filter(id => /^(site|api)\//.test(id))).toEqual([])
})

test.each(pages)('%s is a light first page', page => {
  const most = admin.pages[page] ?? admin.firstPage
  const files = filesOf(page).union(new Set([manifest, stylesheet]))
  expect(files.size + 1).toBeLessThanOrEqual(most.requests)
  expect(weigh(files)).toBeLessThanOrEqual(most.bytes)
})

test.each(pages)("%s adds little to the dashboard's scripts", page => {
  expectWithin(admin.furtherPage, filesOf(page).difference(filesOf('admin/dashboard/dashboard')))
})

test('what loads while somebody types the password is light', () => {
  const files = filesOf('admin/dashboard/dashboard').difference(filesOf('admin/login/login'))
  expectWithin(admin.afterLogin, files)
})

function expectWithin({ requests, bytes }: z.infer<typeof budget>, files: Set<string>): void {
  expect(files.size).toBeLessThanOrEqual(requests)
  expect(weigh(files)).toBeLessThanOrEqual(bytes)
}

/** The scripts of the client entry, of the page and of its layouts. */
function filesOf(page: string): Set<string> {
  const files = [entry.module, ...entry.imports]
  for (let id: string | undefined = page; id; id = routes[id]?.parentId) {
    const route = routes[id]
    if (route) files.push(route.module, ...route.imports)
  }
  return new Set(files)
}

const weights = new Map<string, number>()

function weigh(files: Set<string>): number {
  return [...files].reduce((sum, file) => sum + weighFile(file), 0)
}

/** Cached, because pages share most of their files and Brotli is slow. */
function weighFile(file: string): number {
  const bytes = weights.get(file) ?? brotliCompressSync(readClientFile(file)).length
  weights.set(file, bytes)
  return bytes
}

function readClientFile(path: string): Buffer {
  return readFileSync(new URL(path.replace(/^\//, ''), client))
}

function readManifest(): unknown {
  const script = readClientFile(manifest).toString()
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}

function findAsset(start: string, end = '.js'): string {
  const found = assets.filter(name => name.startsWith(`/assets/${start}`) && name.endsWith(end))
  expect(found).toHaveLength(1)
  return found.join()
}
