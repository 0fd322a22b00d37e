import type { SiteLink, SiteLinkType } from '../../domain/site-links/site-link.ts'
import { findSiteLink } from '../../domain/site-links/site-link-queries.ts'
import type { PageContext } from '../../http/page-context.ts'
import { headlineLanguage } from '../../text/headline-language.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { StoredHtml } from '../../ui/stored-html.tsx'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/site-frame.ts'

type Shown = { type: SiteLinkType; title: string; page: SiteLink | null; mayShowAds: boolean }

const titles: Record<SiteLinkType, (language: Language) => string> = {
  about: nameWords.about,
  contact: nameWords.contact,
  privacy: nameWords.privacy,
  terms: nameWords.terms,
}

/** The stored page of a type. A failure is only logged, and the reader sees what an absent page shows. */
export async function loadStaticPage(context: PageContext, type: SiteLinkType): Promise<Shown> {
  context.dependsOn(`page:${type}`)
  const page = await findSiteLink(context.db, type, context.edition).catch((error: unknown) => {
    context.noStore()
    context.log.error({ err: error, type }, 'static page not loaded')
    return null
  })
  return { type, title: page?.title ?? titles[type](context.language), page, mayShowAds: page !== null }
}

export function StaticPage({ shown, contactEmail }: { shown: Shown; contactEmail?: string }) {
  const language = useLanguage()
  return (
    <main id="main" className="page text" data-live={`page:${shown.type}`}>
      <div data-region="page">
        <header className="title">
          <h1 {...headlineLanguage(shown.title, null, language)}>{shown.title}</h1>
        </header>
        {shown.page ? (
          <div {...headlineLanguage(shown.page.content.replaceAll(/<[^<>]*>|&\w+;/g, ''), null, language)}>
            <StoredHtml html={shown.page.content} />
          </div>
        ) : (
          <p className="empty">{words.noContent(language)}</p>
        )}
        {contactEmail ? (
          <p className="prose">
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        ) : null}
      </div>
    </main>
  )
}
