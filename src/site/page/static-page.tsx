import { type SiteLinkType, siteLinkTypes } from '../../domain/site-links/site-link.ts'
import { findSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { StoredHtml } from '../../ui/stored-html.tsx'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/site-frame.ts'
import { describePage, siteDescriptionOf, titleOf } from '../page-head.ts'
import type { Route } from './+types/static-page'

export const handle = { kept: true, inEditions: true } satisfies RouteHandle

const titles: Record<SiteLinkType, (language: Language) => string> = {
  about: nameWords.about,
  contact: nameWords.contact,
  privacy: nameWords.privacy,
  terms: nameWords.terms,
}

/** The stored page of this address. A failure is only logged; the reader sees the same as for an absent page. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { db, dependsOn, noStore, log, edition, language } = context.get(pageContext)
  const type = siteLinkTypes.find(each => each === pattern)
  if (!type) throw new Error(`No static page is at /${pattern}`)
  dependsOn(`page:${type}`)
  const page = await findSiteLink(db, type, edition).catch((error: unknown) => {
    noStore()
    log.error({ err: error, type }, 'static page not loaded')
    return null
  })
  return { type, title: page?.title ?? titles[type](language), page, mayShowAds: page !== null }
}

export function meta({ loaderData: shown, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !shown) return []
  const title = titleOf(root.loaderData, shown.title)
  const { type } = shown
  const description = siteDescriptionOf(root.loaderData.settings) || title
  return describePage(root.loaderData, { title, description, path: `/${type}`, card: `page/${type}` })
}

export default function StaticPage({ loaderData: { type, title, page }, matches }: Route.ComponentProps) {
  const language = useLanguage()
  const { contactEmail } = matches[0].loaderData.settings
  return (
    <main id="main" className="page text" data-live={`page:${type}`}>
      <div data-region="page">
        <header className="title">
          <h1 {...headlineLanguage(title, null, language)}>{title}</h1>
        </header>
        {page ? (
          <div {...headlineLanguage(page.content.replaceAll(/<[^<>]*>|&\w+;/g, ''), null, language)}>
            <StoredHtml html={page.content} />
          </div>
        ) : (
          <p className="empty">{words.noContent(language)}</p>
        )}
        {type === 'contact' && contactEmail ? (
          <p className="prose">
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        ) : null}
      </div>
    </main>
  )
}
