import type { ApiDescription, JsonSchema, Operation } from './describe-api.ts'

// The API description as rows for the page /api, with a command to copy for each endpoint.

export type DescribedField = { name: string; kind: string; about: string; isRequired: boolean }

export type DescribedEndpoint = {
  id: string
  method: string
  path: string
  about: string
  scope: string | null
  parameters: DescribedField[]
  fields: DescribedField[]
  response: { status: string; schema: string }
  example: string
}

export function listDescribed({ paths, servers, components }: ApiDescription): DescribedEndpoint[] {
  const base = servers[0]?.url ?? ''
  return Object.entries(paths).flatMap(([path, { get, post }]) =>
    Object.entries({ GET: get, POST: post }).flatMap(([method, operation]) => {
      if (!operation) return []
      const body = bodySchema(operation, components.schemas)
      const [status = '', success] = Object.entries(operation.responses)[0] ?? []
      return {
        id: operation.operationId,
        method,
        path: `/api/v1${path}`,
        about: operation.summary,
        scope: operation.security?.[0]?.token[0] ?? null,
        parameters: operation.parameters.map(({ name, schema, description = '', required }) => ({
          name,
          kind: kindOf(schema),
          about: description,
          isRequired: required,
        })),
        fields: body ? listFields(body) : [],
        response: { status, schema: nameOf(success?.content?.['application/json']?.schema.$ref) },
        example: writeExample(operation, { url: base + path, body }),
      }
    }),
  )
}

function bodySchema(
  { requestBody }: Operation,
  schemas: ApiDescription['components']['schemas'],
): JsonSchema | null {
  const name = nameOf(requestBody?.content['application/json']?.schema.$ref)
  return schemas[name] ?? null
}

/** The name of the schema to which a `$ref` refers. */
export function nameOf(reference = ''): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** The fields of all forms of a body; a field is required if every form requires it. */
function listFields(body: JsonSchema): DescribedField[] {
  const forms = readForms(body)
  const fields = new Map<string, DescribedField>()
  for (const { properties } of forms)
    for (const [name, schema] of properties) {
      const kinds = new Set([fields.get(name)?.kind, kindOf(schema)].filter(Boolean))
      const isRequired = forms.every(form => form.required.includes(name))
      fields.set(name, { name, kind: [...kinds].join(' | '), about: '', isRequired })
    }
  return [...fields.values()]
}

type Form = { properties: [string, JsonSchema][]; required: string[] }

function readForms(body: JsonSchema): Form[] {
  const forms = Array.isArray(body.oneOf) ? body.oneOf.filter(isSchema) : [body]
  return forms.map(({ properties, required }) => ({
    properties: isSchema(properties)
      ? Object.entries(properties).flatMap(([name, schema]): [string, JsonSchema][] =>
          isSchema(schema) ? [[name, schema]] : [],
        )
      : [],
    required: Array.isArray(required) ? required.map(String) : [],
  }))
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf({ type, format, enum: values, const: value }: JsonSchema): string {
  if (Array.isArray(values)) return values.join(' | ')
  if (value !== undefined) return String(value)
  return String(format ?? type)
}

function writeExample(
  { parameters, security }: Operation,
  { url, body }: { url: string; body: JsonSchema | null },
): string {
  const header = security ? " -H 'Authorization: Bearer chowk_…'" : ''
  const address = url.replaceAll(/\{(\w+)\}/g, '$1').replaceAll("'", '')
  const query = parameters.some(({ name }) => name === 'limit') ? '?limit=10' : ''
  const sent = body ? ` --json '${JSON.stringify(exampleOf(body))}'` : ''
  return `curl${header}${sent} '${address}${query}'`
}

function exampleOf(body: JsonSchema): object {
  const [form] = readForms(body)
  const required = form?.properties.filter(([name]) => form.required.includes(name)) ?? []
  return Object.fromEntries(required.map(([name, schema]) => [name, exampleValue(schema)]))
}

function exampleValue({ type, format, const: value }: JsonSchema): unknown {
  if (value !== undefined) return value
  if (type === 'integer') return 1
  return format === 'uri' ? 'https://outlet.example/article' : '…'
}
