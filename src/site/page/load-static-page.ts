import type { SiteLink, SiteLinkType } from '../../domain/site-links/site-link.ts'
import { findSiteLink } from '../../domain/site-links/site-link-queries.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/page-names.ts'

export type ShownStaticPage = {
  type: SiteLinkType
  title: string
  page: SiteLink | null
  mayShowAds: boolean
}

const titles: Record<SiteLinkType, (language: Language) => string> = {
  about: words.about,
  contact: words.contact,
  privacy: words.privacy,
  terms: words.terms,
}

/** The stored page of a type. A failure is only logged; the reader sees the same as for an absent page. */
export async function loadStaticPage(context: PageContext, type: SiteLinkType): Promise<ShownStaticPage> {
  context.dependsOn(`page:${type}`)
  const page = await findSiteLink(context.db, type, context.edition).catch((error: unknown) => {
    context.noStore()
    context.log.error({ err: error, type }, 'static page not loaded')
    return null
  })
  return { type, title: page?.title ?? titles[type](context.language), page, mayShowAds: page !== null }
}
