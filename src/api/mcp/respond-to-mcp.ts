import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  InitializeRequestSchema,
  JSONRPCRequestSchema,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { type ZodType, z } from 'zod'
import { parseJson } from '../../domain/fields/parse-json.ts'
import { fieldError, problem } from '../../http/api-problem.ts'
import type { PageContext } from '../../http/page-context.ts'
import { defaultLanguage } from '../../text/language.ts'
import { listPathNames, tidy } from '../v1/description/describe-api.ts'
import { type Endpoint, slug } from '../v1/frame/endpoint.ts'
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

// A tool's call is a request to the API by the same client, with its token: the API checks the arguments, counts the request
// and words the refusals. There are no sessions, so any process can respond to any request, and nothing is kept between them.

type Arguments = Record<string, unknown>

/** Responds to one message of a client. */
export async function respondToMcp(request: Request, page: PageContext): Promise<Response> {
  const { url, method, headers } = request
  const body = withoutEmptyArguments(await request.text())
  if (/^\s*\[/.test(body)) return refuseBatch()
  const wrong = findWrongParams(body)
  if (wrong) return respondWithError({ code: ErrorCode.InvalidParams, ...wrong })
  const server = new Server({ name: 'chowk', version: '1' }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const endpoint = findToolEndpoint(name)
    if (!endpoint) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}.`)
    return toResult(await callApi(page, endpoint, { given, authorization: headers.get('authorization') }))
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(new Request(url, { method, headers: acceptingAll(headers), body }))
  } finally {
    await server.close()
  }
}

/** The package refuses clients that do not name both types, although every response is JSON. */
function acceptingAll(headers: Headers): Headers {
  const accepting = new Headers(headers)
  accepting.set('accept', 'application/json, text/event-stream')
  return accepting
}

const callSchema = z.looseObject({
  params: z.looseObject({ arguments: z.record(z.string(), z.unknown()).nullable() }),
})

/** Models send null or '' for an argument that they leave out. */
function withoutEmptyArguments(body: string): string {
  const message = parseJson(body)
  const call = isDeeper(message, levelsMax) ? undefined : callSchema.safeParse(message).data
  if (!call) return body
  const given = Object.entries(call.params.arguments ?? {})
  const filled = Object.fromEntries(given.filter(([, value]) => value !== null && value !== ''))
  return JSON.stringify({ ...call, params: { ...call.params, arguments: filled } })
}

// A batch would count as one read, and one that cancels its own request is never answered by the package. Versions of the
// protocol since 2025-06-18 have none.
function refuseBatch(): Response {
  const message = 'Batches are not supported: send one message a request.'
  return respondWithError({ code: ErrorCode.InvalidRequest, message, id: null }, { status: 400 })
}

type Id = string | number | null

function respondWithError(
  { id, ...error }: { code: ErrorCode; message: string; id: Id },
  init?: ResponseInit,
) {
  return Response.json({ jsonrpc: '2.0', error, id }, init)
}

const methodSchemas = [InitializeRequestSchema, ListToolsRequestSchema, CallToolRequestSchema]

/** The package responds to wrong parameters with an internal error. */
function findWrongParams(body: string): { id: Id; message: string } | null {
  const request = JSONRPCRequestSchema.safeParse(parseJson(body)).data
  const schema = methodSchemas.find(({ shape }) => shape.method.value === request?.method)
  const [issue] = schema?.safeParse(request).error?.issues ?? []
  if (!request || !issue) return null
  return { id: request.id, message: `${issue.path.join('.')} is missing or has a wrong type.` }
}

async function callApi(
  page: PageContext,
  endpoint: Endpoint,
  { given, authorization }: { given: Arguments; authorization: string | null },
): Promise<Response> {
  if (isDeeper(given, levelsMax)) return problem('invalid')
  const target = toTarget(endpoint, given)
  if (target instanceof Response) return target
  const headers = new Headers(endpoint.scope && authorization ? { authorization } : {})
  if (endpoint.body) {
    headers.set('content-type', 'application/json')
    return page.requestApi(target.path, { method: 'POST', headers, body: JSON.stringify(target.rest) })
  }
  const response = await page.requestApi(target.path, { headers })
  // A merged story has the address of another.
  const moved = response.status === 301 ? response.headers.get('location') : null
  return moved ? page.requestApi(moved, { headers }) : response
}

// No argument has more than two. Writing thousands of them as JSON overflows the stack.
const levelsMax = 20

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1))
}

/** The address of the endpoint, and the arguments that are not in its path; or the refusal of those in it. */
function toTarget({ path, body }: Endpoint, given: Arguments): { path: string; rest: Arguments } | Response {
  const names = listPathNames(path)
  const errors = names
    .filter(name => typeof given[name] !== 'string')
    .map(name => fieldError(name, given[name] === undefined ? 'missing' : 'wrong-type'))
  if (errors.length > 0) return problem('invalid', { errors })
  if (names.some(name => !slug().safeParse(given[name]).success)) return problem('not-found')
  const filled = names.reduce((text, name) => text.replace(`{${name}}`, String(given[name])), path)
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))
  return { path: `/api/v1${filled}${body ? '' : toQuery(rest)}`, rest }
}

function toQuery(rest: Arguments): string {
  const texts = Object.entries(rest).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const query = new URLSearchParams(texts)
  return query.size > 0 ? `?${query}` : ''
}

async function toResult(response: Response): Promise<CallToolResult> {
  const text = await response.text()
  const content = [{ type: 'text' as const, text }]
  return response.ok ? { content, structuredContent: JSON.parse(text) } : { content, isError: true }
}
