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
import { parseJson } from '../../domain/fields/parse-json.ts'
import { fieldError, problem } from '../../http/api-problem.ts'
import type { PageContext } from '../../http/page-context.ts'
import { listPathNames } from '../v1/description/describe-api.ts'
import type { Endpoint } from '../v1/frame/endpoint.ts'
import { slug } from '../v1/frame/parameters.ts'
import { findToolEndpoint, tools } from './tools.ts'

// A tool's call is a request to the API by the same client, with its token: the API checks the arguments, counts the request
// and words the refusals. There are no sessions, so any process can respond to any request, and nothing is kept between them.

type Arguments = Record<string, unknown>

/** Responds to one message of a client. */
export async function respondToMcp(request: Request, page: PageContext): Promise<Response> {
  const { url, method, headers } = request
  const body = await request.text()
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
    return await transport.handleRequest(new Request(url, { method, headers, body }))
  } finally {
    await server.close()
  }
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
