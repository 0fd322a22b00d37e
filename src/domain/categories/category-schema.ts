import { z } from 'zod'
import { requiredText, text } from '../form-text-schema.ts'

export const categorySchema = z.object({
  name: requiredText('Name is required'),
  slug: requiredText('Slug is required').refine(
    slug => slug === '' || /^[a-z0-9-]+$/.test(slug),
    'Slug should contain only lowercase letters, numbers, and hyphens',
  ),
  description: text().default(''),
  orderNum: z
    .number({ error: 'Display order must be a number' })
    .int('Display order must be a whole number')
    .min(0, 'Display order must be at least 0')
    .max(1_000_000, 'Display order must be at most 1000000')
    .default(0),
})

export type CategoryInput = z.output<typeof categorySchema>
/** As the form holds it, before it is checked. */
export type CategoryFields = z.input<typeof categorySchema>
