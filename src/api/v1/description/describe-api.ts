import { z } from 'zod'
import { defaultLanguage } from '../../../text/language.ts'
import * as words from '../../../words/api-page.ts'
import { listCorrectionsEndpoint } from '../corrections.ts'
import { decideEntryEndpoint } from '../decision.ts'
import { listEntriesEndpoint } from '../entries.ts'
import { type Endpoint, schemas } from '../frame/endpoint.ts'
import { getLinkEndpoint } from '../link.ts'
import { listLinksEndpoint } from '../links.ts'
import { getOutletEndpoint } from '../outlet.ts'
import { listOutletsEndpoint } from '../outlets.ts'
import { plainLists } from '../plain-list.ts'
import { publishLinkEndpoint } from '../publish-link.ts'
import { listStoriesEndpoint } from '../stories.ts'
import { getStoryEndpoint } from '../story.ts'
import { sendTipEndpoint } from '../tips.ts'
import { getTodayEndpoint } from '../today.ts'
import {
  type ApiHeader,
  type ApiResponse,
  asJson,
  type Content,
  describeHeaders,
  describeResponses,
  locate,
} from './describe-responses.ts'

/** Every endpoint below /api/v1 except the description itself; a test compares the list with routes.ts. */
export function listEndpoints(): Endpoint[] {
  return [
    listLinksEndpoint,
    getLinkEndpoint,
    publishLinkEndpoint,
    listStoriesEndpoint,
    getStoryEndpoint,
    getTodayEndpoint,
    ...plainLists.map(({ endpoint }) => endpoint),
    listOutletsEndpoint,
    getOutletEndpoint,
    listCorrectionsEndpoint,
    sendTipEndpoint,
    listEntriesEndpoint,
    decideEntryEndpoint,
  ]
}

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
    headers: { [name: string]: ApiHeader }
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
      headers: describeHeaders(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeSchemas(): ApiDescription['components']['schemas'] {
  const { schemas: all } = z.toJSONSchema(schemas, {
    uri: locate,
    override: ({ jsonSchema }) => tidy(jsonSchema),
  })
  // In the order of their names, whatever module was loaded first.
  const named = Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return Object.fromEntries(named.map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]))
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

function describeEndpoint(endpoint: Endpoint): Operation {
  const { id, about, body, scope } = endpoint
  return {
    operationId: id,
    summary: about(defaultLanguage),
    parameters: [...describePath(endpoint), ...describeQuery(endpoint)],
    ...(body ? { requestBody: { required: true, content: asJson(body) } } : {}),
    responses: describeResponses(endpoint),
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
