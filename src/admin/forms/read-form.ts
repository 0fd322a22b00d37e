import { createContext, type RouterContextProvider } from 'react-router'
import type * as z from 'zod/mini'
import { readPostedForm } from '../../http/posted-form.ts'
import { formTexts } from './form-texts.ts'

/** One sentence for each invalid field, by field name. */
export type FieldErrors = Record<string, string>

export async function readFormTexts(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(formTexts(await readPostedForm(request)))
}

const typedContext = createContext<Record<string, string> | null>(null)

/**
 * The posted form of a record as plain texts; `complete` fills in missing fields. Without a script to keep the typed text,
 * it is rendered into the form of the response, whatever the outcome. Never use it for a form with a password or a code.
 */
export async function readTypedForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  complete = (typed: Record<string, string>) => typed,
): Promise<Record<string, string>> {
  const texts = complete(await readFormTexts(request))
  keepTyped(context, texts)
  return texts
}

export function keepTyped(context: Readonly<RouterContextProvider>, texts: Record<string, string>): void {
  context.set(typedContext, texts)
}

/** The form that `readTypedForm` read for this document; null if no form was posted. */
export function typedTexts(context: Readonly<RouterContextProvider>): Record<string, string> | null {
  return context.get(typedContext)
}

/** The first sentence for each invalid field. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  return Object.fromEntries(error.issues.toReversed().map(issue => [String(issue.path[0]), issue.message]))
}
