// Reads descriptions of fields. The overloads give the names their types, which `Object.keys` loses.
import type * as z from 'zod/mini'

export function namesOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[]
export function namesOf(fields: object): string[] {
  return Object.keys(fields)
}

export function namesWith<Fields extends Record<string, object>, Property extends string>(
  fields: Fields,
  property: Property,
): NamesWith<Fields, Property>[]
export function namesWith(fields: Record<string, object>, property: string): string[] {
  return Object.keys(fields).filter(name => property in (fields[name] ?? {}))
}

type NamesWith<Fields, Property extends string> = Extract<
  { [Name in keyof Fields]: Fields[Name] extends Record<Property, unknown> ? Name : never }[keyof Fields],
  string
>

/** The shape of a form's schema. */
export function schemasOf<Fields extends Record<string, { schema: z.ZodMiniType }>>(
  fields: Fields,
): { [Name in keyof Fields]: Fields[Name]['schema'] }
export function schemasOf(fields: Record<string, { schema: z.ZodMiniType }>): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
}

export function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name>
export function pick(row: object, names: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))
}
