import { data } from 'react-router'
import { sitePath } from '../../address/site-path.ts'
import { confirmSubscription, findConfirmLink } from '../../domain/newsletter/confirm-subscription.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-page.ts'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import type { Route } from './+types/confirm'
import { findSendTimes } from './find-send-times.ts'
import { DeadLink, NewsletterNote } from './newsletter-note.tsx'
import { redirectToEdition } from './redirect-to-edition.ts'

// Opened from the confirmation mail. Mail scanners open the link as well, so only the button confirms.

export const handle = { inEditions: true, outlivesEditions: true } satisfies RouteHandle

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  const link = await findConfirmLink(page.db, token, page.now)
  if (link === null) return data({ isAlive: false, subscribed: null }, { status: 404 })
  const path = sitePath(null, '/newsletter/confirm/:token', { token })
  await redirectToEdition(page, { language: link.language, path })
  return { isAlive: true, subscribed: link.isConfirmed ? { when: await findSendTimes(page) } : null }
}

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const page = context.get(pageContext)
  if (!(await confirmSubscription(page.db, token, page.now))) return null
  return { when: await findSendTimes(page) }
}

// The token must not reach other sites. With no referrer at all, a browser would treat its own form as cross-site.
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, words.confirmTitle(languageOf(root.loaderData)))
}

export default function Confirm({ loaderData, actionData, params, matches }: Route.ComponentProps) {
  const language = useLanguage()
  const path = useSitePath()
  const { siteName } = matches[0].loaderData.settings
  const subscribed = actionData ?? loaderData.subscribed
  if (subscribed) {
    const { when } = subscribed
    const note = when ? words.confirmedNote(language, when) : words.confirmedPaused(language)
    return <NewsletterNote title={words.confirmedTitle(language)} note={note} />
  }
  if (!loaderData.isAlive) return <DeadLink />
  return (
    <NewsletterNote title={words.confirmTitle(language)} note={words.confirmNote(language, { siteName })}>
      <form action={path('/newsletter/confirm/:token', { token: params.token })} method="post">
        <button type="submit">{words.confirm(language)}</button>
      </form>
    </NewsletterNote>
  )
}
