import { data, redirect } from 'react-router'
import type * as z from 'zod/mini'
import { objectionSchema } from '../../domain/objections/objections.ts'
import { tipSchema } from '../../domain/tips/tip-schema.ts'
import type { Language } from '../../text/language.ts'

/** A field that people do not see; bots fill in every field they find. */
export const decoyName = 'website'

/** Why a reader's message was not accepted: beside its field, or for the whole form. */
export type ReaderResponse<Typed> = {
  typed: Typed
  errors: Partial<Record<keyof Typed, string>>
  problem: string | null
}

type CheckedForm<Typed, Input> =
  | { kind: 'good'; typed: Typed; input: Input }
  | { kind: 'wrong'; typed: Typed; errors: ReaderResponse<Typed>['errors'] }
  | { kind: 'machine' }

/** Validates the posted form. A bot is recognized by the decoy field and gets the same thanks as a person. */
export function checkReaderForm<Typed, Input>(
  form: FormData,
  { read, schema }: { read: (text: (name: string) => string) => Typed; schema: z.ZodMiniType<Input> },
): CheckedForm<Typed, Input> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  if (text(decoyName) !== '') return { kind: 'machine' }
  const typed = read(text)
  const parsed = schema.safeParse(typed)
  if (parsed.success) return { kind: 'good', typed, input: parsed.data }
  const errors: ReaderResponse<Typed>['errors'] = {}
  // Only the first problem of a field is shown beside it.
  for (const { path, message } of parsed.error.issues.toReversed())
    Object.assign(errors, { [String(path[0])]: message })
  return { kind: 'wrong', typed, errors }
}

export type TipResponse = ReaderResponse<{ url: string; note: string; name: string }>

export function checkTip(form: FormData, language: Language) {
  return checkReaderForm(form, {
    read: text => ({ url: text('url'), note: text('note'), name: text('name') }),
    schema: tipSchema(language),
  })
}

export type ObjectionResponse = ReaderResponse<{ note: string; name: string }>

export function checkObjection(form: FormData, language: Language) {
  return checkReaderForm(form, {
    read: text => ({ note: text('note'), name: text('name') }),
    schema: objectionSchema(language),
  })
}

type Refused =
  | { ok: false; reason: 'no-writes' }
  | { ok: false; reason: 'full' }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }

type RefusalWords = {
  noWrites: (language: Language) => string
  full: (language: Language) => string
  throttled: (language: Language, values: { minutes: number }) => string
}

/** The response to a posted form: whoever is thanked is redirected to `thanks`; others get back what they typed. */
export async function answerReader<const To, Typed, Input>(
  checked: CheckedForm<Typed, Input>,
  answer: {
    to: To
    send: (input: Input) => Promise<{ ok: true } | Refused>
    thanks: string
    refusals: RefusalWords
    language: Language
  },
) {
  const { to, send, thanks, refusals, language } = answer
  if (checked.kind === 'machine') return redirect(thanks, 303)
  const { typed } = checked
  if (checked.kind === 'wrong')
    return data({ to, typed, errors: checked.errors, problem: null }, { status: 400 })
  const sent = await send(checked.input)
  if (sent.ok) return redirect(thanks, 303)
  const { problem, ...response } = explainRefusal(sent, refusals, language)
  return data({ to, typed, errors: {}, problem }, response)
}

/** Why nothing was stored: the sentence for the reader, with the status and header for programs. */
function explainRefusal(refused: Refused, words: RefusalWords, language: Language) {
  if (refused.reason === 'no-writes') return refusal(words.noWrites(language), 503, 60)
  if (refused.reason === 'full') return refusal(words.full(language), 429, 86_400)
  const minutes = Math.max(1, Math.ceil(refused.retryAfterSeconds / 60))
  return refusal(words.throttled(language, { minutes }), 429, refused.retryAfterSeconds)
}

function refusal(problem: string, status: number, retryAfterSeconds: number) {
  return { problem, status, headers: { 'retry-after': String(retryAfterSeconds) } }
}
