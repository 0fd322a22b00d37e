import * as z from 'zod/mini'
import { requiredText, text } from '../form-text-schema.ts'

// A longer one makes an address that servers refuse to read (5,000 characters did), and a key that no index holds.
const slugLengthMax = 200

export const categorySchema = z.object({
  // It stands in the menu of every page.
  name: requiredText('Name is required').check(z.maxLength(100, 'Use at most 100 characters')),
  slug: requiredText('Slug is required').check(
    z.refine(
      slug => slug === '' || /^[a-z0-9-]+$/.test(slug),
      'Slug should contain only lowercase letters, numbers, and hyphens',
    ),
    z.maxLength(slugLengthMax, `Use at most ${slugLengthMax} characters`),
  ),
  description: z._default(text(), ''),
  orderNum: z._default(
    z
      .number('Display order must be a number')
      .check(
        z.refine(Number.isInteger, 'Display order must be a whole number'),
        z.minimum(0, 'Display order must be at least 0'),
        z.maximum(1_000_000, 'Display order must be at most 1000000'),
      ),
    0,
  ),
})

export type CategoryInput = z.output<typeof categorySchema>
export type CategoryFields = z.input<typeof categorySchema>
