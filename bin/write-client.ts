import type {
  ApiDescription,
  ApiParameter,
  JsonSchema,
  Operation,
} from '../src/api/v1/description/describe-api.ts'
import { isSchema, nameOf } from '../src/api/v1/description/list-described.ts'

// Generates the typed client of the API from its description: one type for each schema, one function for each operation. The
// client needs only the platform's fetch, so it can be copied into another project as it is.

export function writeClient({ components, paths }: ApiDescription): string {
  const types = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}\n`,
  )
  const operations = Object.entries(paths).flatMap(([path, { get, post }]) =>
    Object.entries({ GET: get, POST: post }).flatMap(([method, operation]) =>
      operation ? [writeOperation(operation, { method, path })] : [],
    ),
  )
  return [head, types.join('\n'), opening, operations.join('\n'), closing].join('\n')
}

const head = `// Written from the description of the API (/api/v1/openapi.json). Do not edit: node bin/check-generated.ts --write
`

const opening = `/** The answer, or why there is none. A connection that fails is thrown, as fetch throws it. */
export type Answer<Value> = { ok: true; status: number; value: Value } | { ok: false; problem: Problem }

type Query = { [name: string]: string | number | undefined }
type Options = { query?: Query; body?: unknown }

/** \`origin\`: of the site, without a slash at the end. \`token\`: for what needs one. */
export function createChowkClient({
  origin,
  token,
  fetch = globalThis.fetch,
}: {
  origin: string
  token?: string
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}) {
  async function send<Value>(method: string, path: string, { query = {}, body }: Options): Promise<Answer<Value>> {
    const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const search = given.length > 0 ? \`?\${new URLSearchParams(given)}\` : ''
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (token) headers.Authorization = \`Bearer \${token}\`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const response = await fetch(\`\${origin}/api/v1\${path}\${search}\`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    return response.ok ? { ok: true, status: response.status, value: answer } : { ok: false, problem: answer }
  }

  return {`

const closing = `  }
}
`

function writeOperation(operation: Operation, { method, path }: { method: string; path: string }): string {
  const { operationId, parameters, requestBody, responses, summary } = operation
  const inPath = parameters.filter(parameter => parameter.in === 'path')
  const inQuery = parameters.filter(parameter => parameter.in === 'query')
  const bodyType = nameOf(requestBody?.content['application/json']?.schema.$ref)
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const taken = [
    ...inPath.map(({ name }) => `${name}: string`),
    ...(bodyType ? [`body: ${bodyType}`] : []),
    ...(inQuery.length > 0 ? [`query: ${queryType(inQuery)} = {}`] : []),
  ]
  const options = [bodyType ? 'body' : '', inQuery.length > 0 ? 'query' : ''].filter(Boolean).join(', ')
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`)
  const written = inPath.length > 0 ? `\`${address}\`` : `'${address}'`
  const value = nameOf(success?.content?.['application/json']?.schema.$ref)
  return `    /** ${summary} */
    ${operationId}: (${taken.join(', ')}) =>
      send<${value}>('${method}', ${written}, {${options ? ` ${options} ` : ''}}),`
}

function queryType(parameters: ApiParameter[]): string {
  return `{ ${parameters.map(({ name, schema }) => `${name}?: ${typeOf(schema)}`).join('; ')} }`
}

function typeOf(schema: unknown): string {
  if (!isSchema(schema)) return 'unknown'
  const { $ref, enum: values, const: value, anyOf, oneOf, type } = schema
  if (typeof $ref === 'string') return nameOf($ref)
  if (value !== undefined) return JSON.stringify(value)
  if (Array.isArray(values)) return values.map(each => JSON.stringify(each)).join(' | ')
  const forms = anyOf ?? oneOf
  if (Array.isArray(forms)) return forms.map(typeOf).join(' | ')
  if (Array.isArray(type)) return type.map(each => typeOf({ ...schema, type: each })).join(' | ')
  return plainType(schema)
}

function plainType({ type, items, properties, required }: JsonSchema): string {
  switch (type) {
    case 'array': {
      const item = typeOf(items)
      return item.includes('|') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return objectType(isSchema(properties) ? properties : {}, Array.isArray(required) ? required : [])
    case 'integer':
    case 'number':
      return 'number'
    default:
      return String(type ?? 'unknown')
  }
}

function objectType(properties: JsonSchema, required: unknown[]): string {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const about =
      isSchema(schema) && typeof schema.description === 'string' ? `/** ${schema.description} */ ` : ''
    return `${about}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`
  })
  return `{ ${fields.join('; ')} }`
}
