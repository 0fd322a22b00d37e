import * as z from 'zod/mini'
import { isWebAddress, requiredText, textAtMost } from '../fields/form-text-schema.ts'
import { webhookEvents } from './connection.ts'

const addressMax = 2_048

const address = requiredText('url-required').check(textAtMost(addressMax), z.refine(isWebAddress, 'bad-url'))

export const connectionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('webhook'),
    url: address,
    events: z.array(z.enum(webhookEvents)).check(z.minLength(1, 'no-events')),
  }),
  z.object({ kind: z.literal('websub'), url: address }),
  z.object({ kind: z.literal('indexnow') }),
])

export type NewConnection = z.output<typeof connectionSchema>
