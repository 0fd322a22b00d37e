import { type ZodType, z } from 'zod'
import { defaultLanguage } from '../../text/language.ts'
import { listPathNames, tidy } from '../v1/description/describe-api.ts'
import type { Endpoint } from '../v1/frame/endpoint.ts'
import { listLinksEndpoint } from '../v1/links.ts'
import { listOutletsEndpoint } from '../v1/outlets.ts'
import { listStoriesEndpoint } from '../v1/stories.ts'
import { getStoryEndpoint } from '../v1/story.ts'
import { sendTipEndpoint } from '../v1/tips.ts'
import { getTodayEndpoint } from '../v1/today.ts'

// Each tool is an endpoint of the API under the endpoint's name, described by the same schemas.

const endpoints: Endpoint[] = [
  getTodayEndpoint,
  listLinksEndpoint,
  listStoriesEndpoint,
  getStoryEndpoint,
  listOutletsEndpoint,
  sendTipEndpoint,
]

export function findToolEndpoint(name: string): Endpoint | null {
  return endpoints.find(({ id }) => id === name) ?? null
}

export const tools = endpoints.map(endpoint => ({
  name: endpoint.id,
  description: endpoint.about(defaultLanguage),
  inputSchema: describeInput(endpoint),
  outputSchema: describeObject(endpoint.success.schema, 'output'),
  annotations: { readOnlyHint: endpoint.method === 'get', openWorldHint: false },
}))

/** The parameters of the path, the query and the body, whose names differ, as one object. */
function describeInput({ path, query, body }: Endpoint) {
  const given = describeObject(body ?? query ?? z.strictObject({}), 'input')
  const names = listPathNames(path)
  const ofPath = Object.fromEntries(names.map(name => [name, { type: 'string' }]))
  return {
    ...given,
    properties: { ...ofPath, ...given.properties },
    required: [...names, ...(given.required ?? [])],
  }
}

function describeObject(schema: ZodType, io: 'input' | 'output') {
  const { $schema: _schema, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => tidy(jsonSchema),
  })
  return { ...described, type: 'object' as const, properties: onlyObjects(described.properties) }
}

/** JSON Schema also has `true` and `false` as schemas, which none of ours is. */
function onlyObjects(properties: z.core.JSONSchema.ObjectSchema['properties'] = {}) {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      typeof schema === 'boolean' ? [] : [[name, schema]],
    ),
  )
}
