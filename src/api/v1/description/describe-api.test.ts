import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicSite } from '../../../../test/support/public-site.ts'
import { type ApiDescription, describeApi, listEndpoints } from './describe-api.ts'

const { app } = await publicSite()
const read = async (): Promise<ApiDescription> => (await app.request('/api/v1/openapi.json')).json()
const described = await read()

// The parts of OpenAPI 3.1 that our document uses, after its schema of 2022-10-07; it may have no other keys.
const reference = z.strictObject({ $ref: z.string().startsWith('#/components/schemas/') })
const headerReference = z.strictObject({ $ref: z.string().startsWith('#/components/headers/') })
const response = z.strictObject({
  description: z.string(),
  headers: z.record(z.string(), headerReference).optional(),
  content: z.record(z.string(), z.strictObject({ schema: reference })).optional(),
})
const content = z.record(z.string(), z.strictObject({ schema: reference }))
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w+$/),
  summary: z.string().min(1),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['query', 'path']),
      required: z.boolean(),
      description: z.string().optional(),
      schema: z.record(z.string(), z.unknown()),
    }),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), response),
  security: z.array(z.strictObject({ token: z.array(z.string()) })).optional(),
})
const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: operation.optional(), post: operation.optional() }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    headers: z.record(
      z.string(),
      z.strictObject({ description: z.string(), schema: z.strictObject({ type: z.string() }) }),
    ),
    securitySchemes: z.record(z.string(), z.strictObject({ type: z.string(), scheme: z.string() })),
  }),
})

test('the description has the structure of OpenAPI 3.1 and matches the code', () => {
  expect(document.safeParse(described).error?.issues).toBeUndefined()
  expect(described).toEqual(JSON.parse(JSON.stringify(describeApi('https://chowk.example'))))
})

test('every reference has a schema, and every schema is JSON Schema that zod can read', () => {
  const { schemas } = described.components
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(20)
  for (const [, name = ''] of references) expect(Object.keys(schemas)).toContain(name)
  for (const schema of Object.values(schemas)) {
    const text = JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/')
    expect(() => z.fromJSONSchema(JSON.parse(text))).not.toThrow()
  }
})

test('every header of a response is described', () => {
  const { headers } = described.components
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/components\/headers\/([\w-]+)"/g)]
  expect(new Set(references.map(([, name]) => name))).toEqual(new Set(Object.keys(headers)))
})

test('the description says the limits, and for what they count', () => {
  expect(described.info.description).toMatch(/600 read requests a minute; each web process counts separately/)
})

test('numbers have the limits that we chose, and none of those of the language', () => {
  const limit = described.paths['/links']?.get?.parameters.find(({ name }) => name === 'limit')
  expect(limit?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 })
  expect(JSON.stringify(described)).not.toMatch(/-?9007199254740991/)
})

test('operation names are unique, and each path parameter is declared, and no other required', () => {
  const operations = Object.entries(described.paths).flatMap(([path, { get, post }]) =>
    [get, post].flatMap(each => (each ? [{ path, ...each }] : [])),
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { path, parameters } of operations) {
    const inPath = parameters.filter(parameter => parameter.in === 'path').map(({ name }) => `{${name}}`)
    expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath)
    const required = parameters.filter(parameter => parameter.required).map(({ name }) => `{${name}}`)
    expect(required, path).toEqual(inPath)
  }
})

test('every route of /api/v1 is described with its methods and parameters, and nothing else is', () => {
  const routes = app
    .listRoutes()
    .filter(({ pattern }) => /^\/api\/v1\/(?!openapi\.json$|\*$)/.test(pattern))
    .map(({ pattern, api = [], query = [] }) => ({
      path: pattern.replace('/api/v1', '').replaceAll(/:(\w+)/g, '{$1}'),
      methods: api.map(method => method.toLowerCase()).toSorted(),
      query: query.toSorted(),
    }))
  const endpoints = Map.groupBy(listEndpoints(), ({ path }) => path)
  const expected = [...endpoints].map(([path, same]) => ({
    path,
    methods: same.map(({ method }) => method).toSorted(),
    query: same.flatMap(({ query }) => Object.keys(query?.shape ?? {})).toSorted(),
  }))
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)
  expect(routes.toSorted(byPath)).toEqual(expected.toSorted(byPath))
})

test('the page shows each endpoint, parameter, scope and code of the same description', async () => {
  const response = await app.request('/api')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).not.toContain('<script type="module"')
  for (const [path, { get, post }] of Object.entries(described.paths))
    for (const [method, each] of Object.entries({ GET: get, POST: post })) {
      if (!each) continue
      expect(html).toContain(`${method}<!-- --> <!-- -->/api/v1${path}`)
      for (const { name } of each.parameters) expect(html).toContain(`<code>${name}</code>`)
      for (const { token } of each.security ?? []) expect(html).toContain(`with the scope ${token[0]}`)
    }
  expect(html).toContain('id="duplicate"')
  // In every edition, whose pages have another language.
  expect(html).toMatch(/<main[^>]* lang="en"/)
  expect(html).toContain('curl &#x27;https://chowk.example/api/v1/links?limit=10&#x27;')
})

test('only endpoints that need a token refuse for want of one', () => {
  const { '/links': links, '/entries': entries } = described.paths
  expect(Object.keys(links?.get?.responses ?? {})).not.toContain('401')
  expect(Object.keys(links?.post?.responses ?? {})).toContain('401')
  expect(Object.keys(entries?.get?.responses ?? {})).toContain('401')
})
