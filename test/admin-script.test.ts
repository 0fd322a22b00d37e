import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'

// Weighs the scripts that an editor's browser loads, from the shipped build's manifest; new pages are included
// automatically.

const client = new URL('../build/client/', import.meta.url)
const budgets = z
  .object({ adminScript: z.object({ firstPageBytes: z.number(), furtherPageBytes: z.number() }) })
  .parse(JSON.parse(readFileSync(new URL('../bench/budgets.json', import.meta.url), 'utf8')))
const { firstPageBytes, furtherPageBytes } = budgets.adminScript

const module = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })
const { entry, routes } = z
  .object({ entry: module, routes: z.record(z.string(), module.extend({ parentId: z.string().optional() })) })
  .parse(readManifest())
const pages = Object.keys(routes).filter(id => id.startsWith('admin/'))

test('the manifest contains the admin area', () => {
  expect(pages).toContain('admin/settings/settings')
})

test.each(pages)('%s is a light first page', page => {
  expect(weigh(filesOf(page))).toBeLessThanOrEqual(firstPageBytes)
})

test.each(pages)("%s adds little to the dashboard's scripts", page => {
  expect(weigh(filesOf(page).difference(filesOf('admin/dashboard/dashboard')))).toBeLessThanOrEqual(
    furtherPageBytes,
  )
})

test("the dashboard adds little to the login's scripts", () => {
  const more = filesOf('admin/dashboard/dashboard').difference(filesOf('admin/login/login'))
  expect(weigh(more)).toBeLessThanOrEqual(furtherPageBytes)
})

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
  const name = readdirSync(new URL('assets/', client)).find(file => file.startsWith('manifest-'))
  const script = readClientFile(`/assets/${name}`).toString()
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}
