import type * as z from 'zod/mini'
import { readPostedForm } from '../http/posted-form.ts'

/** Field names and the one sentence that each is wrong by. */
export type FieldErrors = Record<string, string>

/** A posted form as plain texts: what was typed goes back into the form whatever becomes of it. */
export async function readFormTexts(request: Request): Promise<Record<string, string>> {
  const form = await readPostedForm(request)
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The first sentence for each wrong field. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  return Object.fromEntries(error.issues.toReversed().map(issue => [String(issue.path[0]), issue.message]))
}
