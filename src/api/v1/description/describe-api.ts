import { type ZodType, z } from 'zod'
import { type ProblemCode, problemTitle } from '../../../http/api-problem.ts'
import { errorStatuses } from '../../../http/client-error.ts'
import { defaultLanguage } from '../../../text/language.ts'
import * as words from '../../../words/api-page.ts'
import type { Endpoint } from '../frame/endpoint.ts'
import { schemas } from '../frame/parameters.ts'
import { listEndpoints } from './list-endpoints.ts'
import { problemSchema } from './problem-schema.ts'

// Describes the API in OpenAPI 3.1. It is generated from the schemas that check requests and type responses, so it cannot
// differ from the code. The page /api and the client are generated from it.

export type JsonSchema = { [key: string]: unknown }

export type ApiParameter = {
  name: string
  in: 'query' | 'path'
  required: boolean
  description?: string
  schema: JsonSchema
}

type Reference = { $ref: string }
type Content = { [mediaType: string]: { schema: Reference } }
type ApiResponse = { description: string; content: Content }

export type Operation = {
  operationId: string
  summary: string
  parameters: ApiParameter[]
  requestBody?: { required: true; content: Content }
  responses: { [status: string]: ApiResponse }
  security?: { token: string[] }[]
}

export type ApiDescription = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: { [path: string]: { get?: Operation; post?: Operation } }
  components: {
    schemas: { [name: string]: JsonSchema }
    securitySchemes: { token: { type: 'http'; scheme: 'bearer' } }
  }
}

export function describeApi(origin: string): ApiDescription {
  const paths: ApiDescription['paths'] = {}
  for (const endpoint of listEndpoints())
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: describeEndpoint(endpoint) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chowk',
      version: '1',
      description: [words.reading, words.paging, words.limits, words.writing]
        .map(say => say(defaultLanguage))
        .join('\n\n'),
    },
    servers: [{ url: `${origin}/api/v1` }],
    paths,
    components: {
      schemas: describeSchemas(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeSchemas(): ApiDescription['components']['schemas'] {
  const { schemas: all } = z.toJSONSchema(schemas, {
    uri: locate,
    override: ({ jsonSchema }) => tidy(jsonSchema),
  })
  return Object.fromEntries(
    Object.entries(all).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  )
}

/** Removes patterns where there is a `format`: such expressions are very long and not meant for people. */
export function tidy(schema: {
  format?: unknown
  pattern?: unknown
  maximum?: unknown
  minimum?: unknown
}): void {
  if (schema.format !== undefined) delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}

const locate = (name: string) => `#/components/schemas/${name}`

function refer(schema: ZodType): Reference {
  const name = schemas.get(schema)?.id
  if (!name) throw new Error('The schema has no name in parameters.ts')
  return { $ref: locate(name) }
}

function describeEndpoint(endpoint: Endpoint): Operation {
  const { id, about, body, scope } = endpoint
  return {
    operationId: id,
    summary: about(defaultLanguage),
    parameters: [...describePath(endpoint), ...describeQuery(endpoint)],
    ...(body ? { requestBody: { required: true, content: asJson(body) } } : {}),
    responses: { ...describeSuccess(endpoint), ...describeProblems(endpoint) },
    ...(scope ? { security: [{ token: [scope] }] } : {}),
  }
}

/** The names of the parameters in a path. */
export function listPathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function describePath({ path }: Endpoint): ApiParameter[] {
  return listPathNames(path).map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function describeQuery({ query }: Endpoint): ApiParameter[] {
  if (!query) return []
  const described = z.toJSONSchema(query, { io: 'input', override: ({ jsonSchema }) => tidy(jsonSchema) })
  return Object.entries(described.properties ?? {}).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return []
    const { description, ...schema } = property
    return [{ name, in: 'query', required: false, ...(description ? { description } : {}), schema }]
  })
}

function describeSuccess({ success, about }: Endpoint): Operation['responses'] {
  return { [success.status]: { description: about(defaultLanguage), content: asJson(success.schema) } }
}

const everywhere: ProblemCode[] = [
  'malformed',
  'invalid',
  'token-in-query',
  'too-many-requests',
  'failed',
  'database-away',
]
const withToken: ProblemCode[] = [
  'no-token',
  'bad-token',
  'missing-scope',
  'role-too-low',
  'second-factor-needed',
  'restoring',
  'disk-full',
]

function describeProblems({ problems, scope }: Endpoint): Operation['responses'] {
  const codes = [...new Set([...everywhere, ...(scope ? withToken : []), ...problems])]
  const byStatus = Map.groupBy(codes, code => errorStatuses[code])
  const content = { 'application/problem+json': { schema: refer(problemSchema) } }
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map(code => `${code}: ${problemTitle(code, defaultLanguage)}`).join('; '),
        content,
      },
    ]),
  )
}

function asJson(schema: ZodType): Content {
  return { 'application/json': { schema: refer(schema) } }
}
