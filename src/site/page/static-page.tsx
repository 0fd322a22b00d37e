import type { MetaDescriptor } from 'react-router'
import { headlineLanguage } from '../../text/headline-language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { StoredHtml } from '../../ui/stored-html.tsx'
import * as words from '../../words/site-frame.ts'
import { describePage, type Site, titleOf } from '../page-head.ts'
import type { ShownStaticPage } from './load-static-page.ts'

export function describeStaticPage(
  site: Site | undefined,
  shown: ShownStaticPage | undefined,
): MetaDescriptor[] {
  if (!site || !shown) return []
  const title = titleOf(site, shown.title)
  return describePage(site, { title, description: title, path: `/${shown.type}`, card: `page/${shown.type}` })
}

export function StaticPage({ shown, contactEmail }: { shown: ShownStaticPage; contactEmail?: string }) {
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
