import { data } from 'react-router'
import { sitePath } from '../../address/site-path.ts'
import { findLeaveLanguage, leaveNewsletter } from '../../domain/newsletter/leave-newsletter.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-page.ts'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import type { Route } from './+types/leave'
import { DeadLink, NewsletterNote } from './newsletter-note.tsx'
import { redirectToEdition } from './redirect-to-edition.ts'

// The unsubscribe link of each letter. It works without the mail server and after the newsletter was turned off. Mail
// programs post here themselves when their reader presses Unsubscribe (RFC 8058), from another origin and without a
// cookie.

export const handle = { inEditions: true, outlivesEditions: true, openToSites: true } satisfies RouteHandle

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  const language = await findLeaveLanguage(page.db, token)
  if (language === null) return data({ isAlive: false }, { status: 404 })
  await redirectToEdition(page, { language, path: sitePath(null, '/newsletter/leave/:token', { token }) })
  return { isAlive: true }
}

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const hasLeft = await leaveNewsletter(context.get(pageContext).db, token)
  return data({ hasLeft }, { status: hasLeft ? 200 : 404 })
}

// The token must not reach other sites. With no referrer at all, a browser would treat its own form as cross-site.
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, words.leaveTitle(languageOf(root.loaderData)))
}

export default function Leave({ loaderData, actionData, params, matches }: Route.ComponentProps) {
  const language = useLanguage()
  const path = useSitePath()
  const { siteName } = matches[0].loaderData.settings
  if (actionData?.hasLeft)
    return <NewsletterNote title={words.leftTitle(language)} note={words.leftNote(language)} />
  if (!loaderData.isAlive) return <DeadLink />
  return (
    <NewsletterNote title={words.leaveTitle(language)} note={words.leaveNote(language, { siteName })}>
      <form action={path('/newsletter/leave/:token', { token: params.token })} method="post">
        <button type="submit">{words.leave(language)}</button>
      </form>
    </NewsletterNote>
  )
}
