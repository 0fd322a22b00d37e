import * as z from 'zod/mini'
import { nameLengthMax } from '../../../domain/categories/category-schema.ts'
import { type ExchangeTable, exchangeOf } from '../../../domain/exchange/exchange-table.ts'
import type { FieldProblem } from '../../../domain/fields/field-problem.ts'
import { text, textAtMost } from '../../../domain/fields/form-text-schema.ts'
import { editions } from '../../../text/language.ts'
import type { ColumnProblem, ColumnValue } from './import-row.ts'
import { columnProblem, readFlag, textOf } from './row-fields.ts'

const texts = z.object({
  name: z._default(text().check(textAtMost(nameLengthMax)), ''),
  description: z._default(text(), ''),
})
const translations = z.partialRecord(z.enum(editions), texts)

/** The values that a record's form does not have: flags, and translations as JSON or as its text. Empty cells are none. */
export function readBeyondForm(
  table: ExchangeTable,
  fields: ReadonlyMap<string, unknown>,
): { values: Record<string, ColumnValue>; problems: ColumnProblem[] } {
  const values: Record<string, ColumnValue> = {}
  const problems: ColumnProblem[] = []
  for (const [column, empty] of Object.entries(exchangeOf(table).optional)) {
    const given = fields.get(column)
    if (typeof empty === 'boolean' && textOf(given) !== '') {
      const flag = readFlag(given)
      if (flag === null) problems.push(columnProblem(column, 'no-flag' satisfies FieldProblem))
      else values[column] = flag
    }
    if (typeof empty === 'object' && empty !== null && given !== undefined && given !== '') {
      const read = translations.safeParse(typeof given === 'string' ? parseJson(given) : given)
      if (read.success) values[column] = read.data
      else problems.push(columnProblem(column, 'no-translations' satisfies FieldProblem))
    }
  }
  return { values, problems }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
