import { data, type RouterContextProvider } from 'react-router'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { PlainRecord } from '../../domain/records/plain-record.ts'
import { findPlain } from '../../domain/records/plain-rows.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/notices.ts'
import { type FieldErrors, fieldErrors, readFormTexts, readTypedForm } from '../forms/read-form.ts'
import { editorContext } from '../frame/require-role.ts'
import { listAddress } from '../lists/list-address.ts'
import { type NoticeName, redirectWithNotice } from '../notices/notice.ts'
import { type FormProblem, noProblem } from './form-problem.ts'

type Opened = { context: Readonly<RouterContextProvider>; params: { id?: string } }

/** Loads the record to edit. */
export function loadForm<Row, Fields, Input>(record: PlainRecord<Row, Fields, Input>) {
  return async ({ context, params: { id = '' } }: Opened): Promise<{ row: Row }> => {
    const page = context.get(pageContext)
    const row = await findPlain(page.db, record, id)
    if (!row) throw leadToList(record, page)
    return { row }
  }
}

/** The response to the address of a record that was deleted, or never was. */
export function leadToList({ list }: { list: string }, page: PageContext): Response {
  return redirectWithNotice(list, 'record-gone', page)
}

// The actions of the two forms of a plain record, and of its list. A route passes the verbs of its noun and the sentences of
// their refusals; everything else is in the description.
type Posted = { request: Request; context: Readonly<RouterContextProvider> }
type Texts = Record<string, string>
type Editor = { by: Authorized; now: Date }
/** The input that a route has read and checked already, because its form has other buttons or is open to everybody. */
type Known = { texts?: Texts; by?: Authorized }

/** `notice` and `to` replace the record's own notice and address. */
type Saved = { ok: true; batchId: string; notice?: NoticeName; to?: string }
type Outcome = Saved | { ok: false; reason: string }
/** Refusals that every form responds to alike. */
type Common =
  | { ok: false; reason: 'not-found' | 'stale' }
  | { ok: false; reason: 'invalid'; errors: FieldErrors }

/** The refusals of a verb for which its form needs a sentence, with their values. */
type RefusalOf<Result> = Exclude<Extract<Result, { ok: false }>, Common>
/**
 * The sentences of a verb's refusals, beside a field or as a message. Not in the description, because browsers need no
 * sentence that only the server writes.
 */
type Refuse<Result> = (refused: RefusalOf<NoInfer<Result>>, language: Language) => Refusal

export type Refusal = Partial<Omit<FormProblem<never>, 'theirs'>> & { status?: number }

/** How the posted texts become the fields that the schema checks; without it they are the fields. */
type Read = (texts: Texts) => Record<string, unknown>

export function addAction<Row, Fields, Input, Result extends Outcome>(
  record: PlainRecord<Row, Fields, Input>,
  {
    complete,
    read = texts => texts,
    add,
    backTo = () => record.list,
    refuse,
  }: {
    /** Fills in the texts that a form without a script left out. */
    complete?: (texts: Texts) => Texts
    read?: Read
    add: (db: Db, write: Editor & { input: Input; request: Request; page: PageContext }) => Promise<Result>
    backTo?: (request: Request) => string
    refuse: Refuse<Result>
  },
) {
  return async ({ request, context }: Posted, known: Known = {}) => {
    const page = context.get(pageContext)
    const texts = known.texts ?? (await readTypedForm(request, context, complete))
    const parsed = record.schema(page.language).safeParse(read(texts))
    if (!parsed.success) return invalid<Row>(fieldErrors(parsed.error))
    const by = known.by ?? context.get(editorContext).by
    const added = await add(page.db, { input: parsed.data, request, page, by, now: page.now })
    const after = { to: backTo(request), notice: `${record.table}-added` as const, page, refuse }
    return respond<Row, Result>(added, after)
  }
}

export function editAction<Row, Fields, Input, Result extends Outcome>(
  record: PlainRecord<Row, Fields, Input>,
  {
    read = texts => texts,
    find = (db, id) => findPlain(db, record, id),
    update,
    refuse,
  }: {
    read?: Read
    /** Without it, the columns of the description are read. */
    find?: (db: Db, id: string) => Promise<Row | null>
    update: (
      db: Db,
      write: Editor & { id: string; version: number; input: Input; page: PageContext },
    ) => Promise<Result>
    refuse: Refuse<Result>
  },
) {
  return async (
    { request, context, params: { id = '' } }: Posted & { params: { id?: string } },
    known: Known = {},
  ) => {
    const page = context.get(pageContext)
    const texts = known.texts ?? (await readTypedForm(request, context))
    const parsed = record.schema(page.language).safeParse(read(texts))
    if (!parsed.success) return invalid<Row>(fieldErrors(parsed.error))
    const { by } = context.get(editorContext)
    const write = { id, version: Number(texts.version), input: parsed.data, page, by, now: page.now }
    const updated = await update(page.db, write)
    // With this status a browser does not reload the page, so the typed text stays.
    if (!updated.ok && updated.reason === 'not-found')
      return data<FormProblem<Row>>(
        { ...noProblem, message: words.refusedGone(page.language) },
        { status: 404 },
      )
    if (!updated.ok && updated.reason === 'stale')
      return data<FormProblem<Row>>({ ...noProblem, theirs: await find(page.db, id) }, { status: 409 })
    const after = {
      to: listBehind(record, request),
      notice: `${record.table}-updated` as const,
      page,
      refuse,
    }
    return respond<Row, Result>(updated, after)
  }
}

/** The response to a deletion that a list posted; null if other records keep this one. */
export function deleteAction<Row, Fields, Input>(
  record: PlainRecord<Row, Fields, Input>,
  remove: (db: Db, write: Editor & { id: string }) => Promise<Outcome>,
) {
  return async ({ request, context }: Posted, { texts }: Known = {}): Promise<Response | null> => {
    const page = context.get(pageContext)
    const { db, now, origin } = page
    const { by } = context.get(editorContext)
    const { id = '' } = texts ?? (await readFormTexts(request))
    const deleted = await remove(db, { id, by, now })
    if (deleted.ok) {
      const undoBatchId = deleted.batchId
      return redirectWithNotice(listBehind(record, request), `${record.table}-deleted`, {
        origin,
        undoBatchId,
      })
    }
    return deleted.reason === 'not-found' ? leadToList(record, page) : null
  }
}

/** The list as it was when it posted, or when it opened the form that did. */
function listBehind({ list }: { list: string }, request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname === list ? list + search : listAddress(list, search)
}

function respond<Row, Result extends Outcome>(
  result: Result,
  {
    to,
    notice,
    page: { origin, language },
    refuse,
  }: { to: string; notice: NoticeName; page: PageContext; refuse: Refuse<Result> },
) {
  if (result.ok) {
    const undoBatchId = result.batchId
    return redirectWithNotice(result.to ?? to, result.notice ?? notice, { origin, undoBatchId })
  }
  if (isInvalid(result)) return invalid<Row>(result.errors)
  if (!isRefusal(result)) throw new Error(`No response to the refusal ${result.reason}`)
  const { status = 409, ...problem } = refuse(result, language)
  return data<FormProblem<Row>>({ ...noProblem, ...problem }, { status })
}

function isInvalid(result: Outcome): result is Extract<Common, { reason: 'invalid' }> {
  return !result.ok && result.reason === 'invalid'
}

function isRefusal<Result extends Outcome>(result: Result): result is RefusalOf<Result> {
  return !result.ok && !['not-found', 'stale', 'invalid'].includes(result.reason)
}

function invalid<Row>(errors: FieldErrors) {
  return data<FormProblem<Row>>({ ...noProblem, errors }, { status: 400 })
}
