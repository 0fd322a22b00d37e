import { data } from 'react-router'
import { sendObjection } from '../../domain/objections/objections.ts'
import { findRatedOutlet, type RatedOutlet } from '../../domain/outlets/public-outlet-queries.ts'
import { sendTip, takesTips } from '../../domain/tips/tip.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as missingWords from '../../words/not-found.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/tip.ts'
import { MissingPage } from '../not-found/missing-page.tsx'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import type { Route } from './+types/tip'
import { answerReader, checkObjection, checkTip } from './check-reader-form.ts'
import { ObjectionForm, TipForm } from './tip-form.tsx'

// Where readers suggest an article to the editors or, with `?outlet=`, object to an outlet's rating or owner. Until an
// administrator turns it on, this address responds like one that does not exist.

export const handle = { inEditions: true } satisfies RouteHandle

const path = '/tip'

const refusals = { noWrites: words.noWrites, full: words.full, throttled: words.throttled }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  if (!(await takesTips(page.db))) return missing(page)
  const sent = url.searchParams.get('sent')
  if (sent !== null) return { kind: sent === 'objection' ? 'objectionSent' : 'sent' } as const
  const outletId = url.searchParams.get('outlet')
  if (outletId === null) return { kind: 'form' } as const
  const outlet = await findRatedOutlet(page.db, outletId)
  if (!outlet) return missing(page)
  return {
    kind: 'objection',
    outletId: outlet.id,
    outletDescription: describeOutlet(outlet, page.language),
  } as const
}

/** Stores one tip or objection; the typed text is returned if it cannot be accepted. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { db, address, now, language } = context.get(pageContext)
  if (!(await takesTips(db))) return null
  const form = await readPostedForm(request)
  const outletId = url.searchParams.get('outlet')
  if (outletId === null)
    return answerReader(checkTip(form, language), {
      to: 'tip',
      send: tip => sendTip(db, { tip, address, now }),
      thanks: `${path}?sent`,
      refusals,
      language,
    })
  const outlet = await findRatedOutlet(db, outletId)
  // Objections to an outlet that is no longer rated are not stored: the loader shows the missing page.
  if (!outlet) return null
  return answerReader(checkObjection(form, language), {
    to: 'objection',
    send: objection => sendObjection(db, { outlet, objection, address, now }),
    thanks: `${path}?sent=objection`,
    refusals,
    language,
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

const titles = {
  missing: missingWords.title,
  sent: nameWords.tip,
  form: nameWords.tip,
  objection: words.objectTitle,
  objectionSent: words.objectTitle,
} as const

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const title = loaderData ? titles[loaderData.kind] : titles.missing
  return describeUnindexedPage(root.loaderData, title(languageOf(root.loaderData)))
}

export default function Tip({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const to = useSitePath()
  if (loaderData.kind === 'missing') return <MissingPage {...loaderData} />
  return (
    <main id="main" className="page tip">
      {loaderData.kind === 'sent' ? (
        <Thanks note={words.thanksNote(language)} href={to(path)} next={words.another(language)} />
      ) : null}
      {loaderData.kind === 'objectionSent' ? (
        <Thanks
          note={words.objectionNote(language)}
          href={to('/about-ratings')}
          next={nameWords.aboutRatings(language)}
        />
      ) : null}
      {loaderData.kind === 'form' ? (
        <TipForm response={actionData?.to === 'tip' ? actionData : null} />
      ) : null}
      {loaderData.kind === 'objection' ? (
        <ObjectionForm
          outletId={loaderData.outletId}
          outletDescription={loaderData.outletDescription}
          response={actionData?.to === 'objection' ? actionData : null}
        />
      ) : null}
    </main>
  )
}

function Thanks({ note, href, next }: { note: string; href: string; next: string }) {
  return (
    <>
      <header className="title">
        <h1>{words.thanks(useLanguage())}</h1>
      </header>
      <p className="standfirst">{note}</p>
      <p className="more">
        <a href={href}>{next}</a>
      </p>
    </>
  )
}

async function missing({ findSignedIn }: PageContext) {
  const isAdmin = (await findSignedIn('editor')) !== null
  return data({ kind: 'missing', path, isAdmin } as const, { status: 404 })
}

/** The rating and owner as sentences, for a reader who objects to them. */
function describeOutlet({ name, lean, leanSource, owner }: RatedOutlet, language: Language): string {
  const rating =
    lean === 'not-rated'
      ? ''
      : words.isRated(language, { outlet: name, lean: selectCase(lean), source: leanSource })
  const ownership = owner === '' ? '' : words.isOwned(language, { outlet: name, owner })
  return [rating, ownership].filter(Boolean).join(' ')
}
