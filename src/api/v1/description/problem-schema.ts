import { z } from 'zod'
import { problemCodes } from '../../../http/api-problem.ts'
import * as parameter from '../frame/parameters.ts'
import { entryStateSchema } from '../resources/entry.ts'

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(problemCodes),
    errors: z.array(z.object({ field: z.string(), code: z.string(), detail: z.string() })).optional(),
    entry: entryStateSchema.optional(),
    requestId: z.string().optional(),
    link: z.object({ id: parameter.id(), title: z.string(), url: parameter.webAddress() }).optional(),
  })
  .register(parameter.schemas, { id: 'Problem' })
