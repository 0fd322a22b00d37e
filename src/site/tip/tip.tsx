import { data, redirect } from 'react-router'
import { sendObjection } from '../../domain/objections/send-objection.ts'
import type { RatedOutlet } from '../../domain/outlets/rated-outlets.ts'
import { findRatedOutlet } from '../../domain/outlets/rated-outlets.ts'
import { sendTip } from '../../domain/tips/send-tip.ts'
import { takesTips } from '../../domain/tips/tip-queries.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as missingWords from '../../words/not-found.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/tip.ts'
import { MissingPage } from '../not-found/missing-page.tsx'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import type { Route } from './+types/tip'
import { checkObjection, type ObjectionAnswer } from './check-objection.ts'
import { checkTip, type TipAnswer } from './check-tip.ts'
import { explainRefusal, type Refused, retryAfterSeconds } from './explain-refusal.ts'
import { ObjectionForm } from './objection-form.tsx'
import { TipForm } from './tip-form.tsx'

// Where readers name an article to the editors, or with `?outlet=` object to the rating or the owner of an outlet. Until
// an administrator turns it on it is an address like any that does not exist.

export const handle = { inEditions: true } satisfies RouteHandle

const path = '/tip'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  if (!(await takesTips(page.db))) return missing(page)
  if (url.searchParams.has('sent')) return { kind: 'sent' } as const
  const outletId = url.searchParams.get('outlet')
  if (outletId === null) return { kind: 'form' } as const
  const outlet = await findRatedOutlet(page.db, outletId)
  if (!outlet) return missing(page)
  return { kind: 'objection', outletId: outlet.id, said: describeOutlet(outlet, page.language) } as const
}

/** Keeps one tip or objection; what was typed comes back when it cannot be kept. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const page = context.get(pageContext)
  if (!(await takesTips(page.db))) return null
  const form = await readPostedForm(request)
  const outletId = url.searchParams.get('outlet')
  return outletId === null ? takeTip(form, page) : takeObjection(form, { ...page, outletId })
}

async function takeTip(form: FormData, { db, address, now, language }: PageContext) {
  const checked = checkTip(form, language)
  if (checked.kind === 'machine') return redirect(`${path}?sent`, 303)
  const { typed } = checked
  if (checked.kind === 'wrong')
    return answer({ to: 'tip', typed, errors: checked.errors, problem: null }, 400)
  const sent = await sendTip(db, { tip: checked.input, address, now })
  if (sent.ok) return redirect(`${path}?sent`, 303)
  return refuse({ to: 'tip', typed, errors: {}, problem: explainRefusal(sent, language) }, sent)
}

/** Of an outlet that is not rated any more nothing is kept: the loader says that there is no such page. */
async function takeObjection(
  form: FormData,
  { db, address, now, language, outletId }: PageContext & { outletId: string },
) {
  const checked = checkObjection(form, language)
  if (checked.kind === 'machine') return redirect(`${path}?sent`, 303)
  const { typed } = checked
  if (checked.kind === 'wrong')
    return answer({ to: 'objection', typed, errors: checked.errors, problem: null }, 400)
  const outlet = await findRatedOutlet(db, outletId)
  if (!outlet) return null
  const sent = await sendObjection(db, { outlet, objection: checked.input, address, now })
  if (sent.ok) return redirect(`${path}?sent`, 303)
  return refuse({ to: 'objection', typed, errors: {}, problem: explainRefusal(sent, language) }, sent)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

const titles = {
  missing: missingWords.title,
  sent: nameWords.tip,
  form: nameWords.tip,
  objection: words.objectTitle,
} as const

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const title = loaderData ? titles[loaderData.kind] : titles.missing
  return describeUnindexedPage(root.loaderData, title(languageOf(root.loaderData)))
}

export default function Tip({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'missing') return <MissingPage {...loaderData} />
  return (
    <main id="main" className="page tip">
      {loaderData.kind === 'sent' ? <Thanks /> : null}
      {loaderData.kind === 'form' ? <TipForm answer={actionData?.to === 'tip' ? actionData : null} /> : null}
      {loaderData.kind === 'objection' ? (
        <ObjectionForm
          outletId={loaderData.outletId}
          said={loaderData.said}
          answer={actionData?.to === 'objection' ? actionData : null}
        />
      ) : null}
    </main>
  )
}

function Thanks() {
  const language = useLanguage()
  const to = useSitePath()
  return (
    <>
      <header className="title">
        <h1>{words.thanks(language)}</h1>
      </header>
      <p className="standfirst">{words.thanksNote(language)}</p>
      <p className="more">
        <a href={to(path)}>{words.another(language)}</a>
      </p>
    </>
  )
}

async function missing({ findSignedIn }: PageContext) {
  const isAdmin = (await findSignedIn('editor')) !== null
  return data({ kind: 'missing', path, isAdmin } as const, { status: 404 })
}

type Said = ({ to: 'tip' } & TipAnswer) | ({ to: 'objection' } & ObjectionAnswer)

function refuse(said: Said, refused: Refused) {
  const status = refused.reason === 'no-writes' ? 503 : 429
  return answer(said, status, { 'retry-after': String(retryAfterSeconds(refused)) })
}

function answer(said: Said, status: number, headers: Record<string, string> = {}) {
  return data(said, { status, headers })
}

/** In sentences, for a reader who objects to them. */
function describeOutlet({ name, lean, leanSource, owner }: RatedOutlet, language: Language): string {
  const rating =
    lean === 'not-rated'
      ? ''
      : words.isRated(language, { outlet: name, lean: selectCase(lean), source: leanSource })
  const ownership = owner === '' ? '' : words.isOwned(language, { outlet: name, owner })
  return [rating, ownership].filter(Boolean).join(' ')
}
