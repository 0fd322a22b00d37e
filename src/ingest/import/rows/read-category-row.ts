import { categorySchema } from '../../../domain/categories/category-schema.ts'
import type { ColumnValue, ReadFields } from './import-row.ts'
import { formValue, problemsOf, textOf } from './row-fields.ts'

/** A category as its form would check it. */
export function readCategoryRow(fields: ReadonlyMap<string, unknown>): ReadFields {
  const order = textOf(fields.get('order_num'))
  const parsed = categorySchema.safeParse({
    name: formValue(fields.get('name')),
    slug: formValue(fields.get('slug')),
    description: formValue(fields.get('description')),
    orderNum: order === '' ? 0 : /^-?\d{1,15}(\.\d{1,9})?$/.test(order) ? Number(order) : order,
  })
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, { orderNum: 'order_num' }) }
  const { name, slug, description, orderNum } = parsed.data
  const values: Record<string, ColumnValue> = { name, slug }
  if (fields.has('description')) values.description = description
  if (order !== '') values.order_num = orderNum
  return { ok: true, key: slug, title: name, values, notes: [] }
}
