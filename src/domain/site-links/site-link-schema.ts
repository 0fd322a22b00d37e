import * as z from 'zod/mini'
import { requiredText } from '../form-text-schema.ts'
import { siteLinkTypes } from './site-link.ts'

export const siteLinkSchema = z.object({
  type: z.enum(siteLinkTypes),
  title: requiredText('Title is required'),
  content: requiredText('Content is required'),
})

export type SiteLinkInput = z.output<typeof siteLinkSchema>
export type SiteLinkFields = z.input<typeof siteLinkSchema>
