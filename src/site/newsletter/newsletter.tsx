import { data, redirect } from 'react-router'
import { confirmDays } from '../../domain/newsletter/confirm-subscription.ts'
import { listLetterLanguages } from '../../domain/newsletter/newsletter.ts'
import { requestSubscription } from '../../domain/newsletter/request-subscription.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-page.ts'
import * as missingWords from '../../words/not-found.ts'
import * as nameWords from '../../words/page-names.ts'
import { MissingPage } from '../not-found/missing-page.tsx'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import type { Route } from './+types/newsletter'
import { checkAddress } from './check-address.ts'
import { explainRefusal } from './explain-refusal.ts'
import { NewsletterNote } from './newsletter-note.tsx'
import { SubscribeForm } from './subscribe-form.tsx'
import { tellWhen } from './when-words.ts'

// Where readers ask for the newsletter. Without a mail server, and until an administrator turns a letter in this language on,
// it is an address like any that does not exist.

export const handle = { inEditions: true } satisfies RouteHandle

const path = '/newsletter'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  const when = await findWhen(page)
  if (!when) {
    const isAdmin = (await page.findSignedIn('editor')) !== null
    return data({ kind: 'missing', path, isAdmin } as const, { status: 404 })
  }
  if (url.searchParams.has('sent')) return { kind: 'sent' } as const
  return { kind: 'form', when } as const
}

/** Queues the mail that asks the address; the answer says nothing about whether it is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { db, address: client, language, now } = page
  if (!(await findWhen(page))) return null
  const checked = checkAddress(await readPostedForm(request), language)
  if (checked.kind === 'machine') return redirect(`${path}?sent`, 303)
  const { typed } = checked
  if (checked.kind === 'wrong') return data({ typed, errors: checked.errors, problem: null }, { status: 400 })
  const { address } = checked.input
  const asked = await requestSubscription(db, { address, language, client, now })
  if (asked.ok) return redirect(`${path}?sent`, 303)
  const { problem, status, retryAfter } = explainRefusal(asked, language)
  return data({ typed, errors: {}, problem }, { status, headers: { 'retry-after': String(retryAfter) } })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

const titles = {
  missing: missingWords.title,
  form: nameWords.newsletter,
  sent: words.checkMail,
} as const

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const title = loaderData ? titles[loaderData.kind] : titles.missing
  return describeUnindexedPage(root.loaderData, title(languageOf(root.loaderData)))
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  switch (loaderData.kind) {
    case 'missing':
      return <MissingPage {...loaderData} />
    case 'sent':
      return (
        <NewsletterNote
          title={words.checkMail(language)}
          note={words.checkMailNote(language, { days: confirmDays })}
        />
      )
    case 'form':
      return <SubscribeForm when={loaderData.when} answer={actionData ?? null} />
  }
}

/** Null where there is no newsletter in the language of the page. */
async function findWhen({ mail, findSettings, language }: PageContext) {
  if (!mail) return null
  const settings = await findSettings()
  return listLetterLanguages(settings).includes(language) ? tellWhen(settings, language) : null
}
