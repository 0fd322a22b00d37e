import { z } from 'zod'
import { isWebAddress, requiredText, text } from '../form-text-schema.ts'

// The form and the server check with this one schema; the messages are the specification's (§5).

const invalidUrl = 'Please enter a valid URL'

export const newsLinkSchema = z.object({
  title: requiredText('Title is required'),
  url: requiredText('URL is required').refine(isWebAddress, invalidUrl),
  source: requiredText('Source is required'),
  sourceIconUrl: optionalUrl(),
  description: text().default(''),
  imageUrl: optionalUrl(),
  /** ISO 8601 with a zone; '' means now. */
  publishedAt: z.iso.datetime({ offset: true }).or(z.literal('')).default(''),
  /** The id of a category. */
  category: requiredText('Category is required'),
  featured: z.boolean().default(false),
})

export type NewsLinkInput = z.infer<typeof newsLinkSchema>

function optionalUrl() {
  return text()
    .refine(value => value === '' || isWebAddress(value), invalidUrl)
    .default('')
}
