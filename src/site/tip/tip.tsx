import { data, redirect } from 'react-router'
import { type SendTipResult, sendTip } from '../../domain/tips/send-tip.ts'
import { takesTips } from '../../domain/tips/tip-queries.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { MissingPage } from '../not-found/missing-page.tsx'
import { describeUnindexedPage } from '../page-head.ts'
import type { Route } from './+types/tip'
import { checkTip, type TipAnswer } from './check-tip.ts'
import { TipForm } from './tip-form.tsx'

// Where readers name an article to the editors. Until an administrator turns it on it is an address like any that does
// not exist.

const path = '/tip'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  if (!(await takesTips(page.db))) return missing(page)
  return { kind: url.searchParams.has('sent') ? 'sent' : 'form' } as const
}

/** Keeps one tip; what was typed comes back when it cannot be kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { db, address, now } = page
  if (!(await takesTips(db))) return null
  const checked = checkTip(await readPostedForm(request))
  if (checked.kind === 'machine') return redirect(`${path}?sent`, 303)
  const { typed } = checked
  if (checked.kind === 'wrong') return answer({ typed, errors: checked.errors, problem: null }, 400)
  const sent = await sendTip(db, { tip: checked.tip, address, now })
  if (sent.ok) return redirect(`${path}?sent`, 303)
  const problem = explainRefusal(sent)
  const status = sent.reason === 'no-writes' ? 503 : 429
  return answer({ typed, errors: {}, problem }, status, { 'retry-after': String(retryAfterSeconds(sent)) })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

type Refused = Extract<SendTipResult, { ok: false }>

function retryAfterSeconds(refused: Refused): number {
  switch (refused.reason) {
    case 'throttled':
      return refused.retryAfterSeconds
    case 'full':
      return 86_400
    case 'no-writes':
      return 60
  }
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const title = loaderData?.kind === 'missing' ? 'Page not found' : 'Send a tip'
  return describeUnindexedPage(root.loaderData, title)
}

export default function Tip({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'missing') return <MissingPage {...loaderData} />
  return (
    <main id="main" className="page tip">
      {loaderData.kind === 'sent' ? <Thanks /> : <TipForm answer={actionData ?? null} />}
    </main>
  )
}

function Thanks() {
  return (
    <>
      <header className="title">
        <h1>Thank you</h1>
      </header>
      <p className="standfirst">Our editors will look at your tip.</p>
      <p className="more">
        <a href={path}>Send another tip</a>
      </p>
    </>
  )
}

async function missing({ findAdmin }: PageContext) {
  const isAdmin = (await findAdmin()) !== null
  return data({ kind: 'missing', path, isAdmin } as const, { status: 404 })
}

function answer(said: TipAnswer, status: number, headers: Record<string, string> = {}) {
  return data(said, { status, headers })
}

function explainRefusal(refused: Refused): string {
  if (refused.reason === 'no-writes')
    return 'Tips cannot be taken for a few minutes. What you typed is still here; please send it again then.'
  if (refused.reason === 'full') {
    return 'So many tips wait for our editors that we cannot take another one now. Please try again tomorrow.'
  }
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds(refused) / 60))
  return `You have sent several tips, or many others have. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
