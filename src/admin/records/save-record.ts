// The actions of the two forms of a plain record. A route passes the verbs of its noun; all else is in the description.
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { PlainRecord } from '../../domain/records/plain-record.ts'
import { pageContext } from '../../http/page-context.ts'
import type { Language } from '../../text/language.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { editorContext } from '../frame/require-role.ts'
import { noticeCookie } from '../notices/notice.ts'
import { checkForm, type FormProblem, noProblem } from './form-problem.ts'

type Posted = { request: Request; context: Readonly<RouterContextProvider> }
type Texts = Record<string, string>
type Editor = { by: Authorized; now: Date }
type Outcome = { ok: true; batchId: string } | { ok: false; reason: string }

/**
 * Why a save can be refused besides its fields' checks: a sentence, beside the field if it names one. Not in the description,
 * because browsers need no sentence that only the server writes.
 */
export type Refusals<Fields> = Record<string, { field?: keyof Fields; text: (language: Language) => string }>

/** How the posted texts become the fields that the schema checks; without it they are the fields. */
type Read = (texts: Texts) => Record<string, unknown>

export function addAction<Row, Fields, Input>(
  record: PlainRecord<Row, Fields, Input>,
  {
    complete,
    read = texts => texts,
    add,
    backTo = () => record.list,
    refusals,
  }: {
    /** Fills in the texts that a form without a script left out. */
    complete?: (texts: Texts) => Texts
    read?: Read
    add: (db: Db, write: Editor & { input: Input; request: Request }) => Promise<Outcome>
    backTo?: (request: Request) => string
    refusals: Refusals<Fields>
  },
) {
  return async ({ request, context }: Posted) => {
    const { db, now, origin, language } = context.get(pageContext)
    const { by } = context.get(editorContext)
    const checked = checkForm(record.schema(language), read(await readTypedForm(request, context, complete)))
    if (!checked.ok) return data<FormProblem<Row>>(checked.problem, { status: 400 })
    const added = await add(db, { input: checked.input, request, by, now })
    if (!added.ok) return refuse<Row, Fields>(refusals, added.reason, language)
    return done(backTo(request), noticeCookie(`${record.notice}-added`, origin, added.batchId))
  }
}

export function editAction<Row, Fields, Input>(
  record: PlainRecord<Row, Fields, Input>,
  {
    read = texts => texts,
    find,
    update,
    refusals = {},
  }: {
    read?: Read
    find: (db: Db, id: string) => Promise<Row | null>
    update: (db: Db, write: Editor & { id: string; version: number; input: Input }) => Promise<Outcome>
    refusals?: Refusals<Fields>
  },
) {
  return async ({ request, context, params: { id } }: Posted & { params: { id: string } }) => {
    const { db, now, origin, language } = context.get(pageContext)
    const { by } = context.get(editorContext)
    const texts = await readTypedForm(request, context)
    const checked = checkForm(record.schema(language), read(texts))
    if (!checked.ok) return data<FormProblem<Row>>(checked.problem, { status: 400 })
    const updated = await update(db, { id, version: Number(texts.version), input: checked.input, by, now })
    if (updated.ok)
      return done(record.list, noticeCookie(`${record.notice}-updated`, origin, updated.batchId))
    if (updated.reason === 'not-found') return redirect(record.list)
    if (updated.reason === 'stale')
      return data<FormProblem<Row>>({ ...noProblem, theirs: await find(db, id) }, { status: 409 })
    return refuse<Row, Fields>(refusals, updated.reason, language)
  }
}

/** The response to a deletion that a list posted; null if other records keep this one. */
export async function deletePlain<Row, Fields, Input>(
  { context }: Posted,
  record: PlainRecord<Row, Fields, Input>,
  remove: (db: Db, write: Editor) => Promise<Outcome>,
): Promise<Response | null> {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const deleted = await remove(db, { by, now })
  if (deleted.ok) return done(record.list, noticeCookie(`${record.notice}-deleted`, origin, deleted.batchId))
  return deleted.reason === 'not-found' ? redirect(record.list) : null
}

function refuse<Row, Fields>(refusals: Refusals<Fields>, reason: string, language: Language) {
  const refusal = refusals[reason]
  if (!refusal) throw new Error(`No sentence for the refusal ${reason}`)
  const text = refusal.text(language)
  const problem: FormProblem<Row> = refusal.field
    ? { ...noProblem, errors: { [refusal.field]: text } }
    : { ...noProblem, message: text }
  return data(problem, { status: 409 })
}

function done(path: string, notice: string): Response {
  return redirect(path, { headers: { 'set-cookie': notice } })
}
