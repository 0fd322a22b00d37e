import { correctionAnchor, correctionsPerPage } from '../../domain/corrections/correction.ts'
import { listCorrections, type PublicCorrection } from '../../domain/corrections/correction-queries.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { useInEdition, useLanguage } from '../../ui/language/language-context.ts'
import { dot, newTabNoteId } from '../../ui/news/headline-lines.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { indiaTime } from '../../ui/time/shown-time.tsx'
import * as words from '../../words/corrections-page.ts'
import * as nameWords from '../../words/page-names.ts'
import { describePage, titleOf } from '../page-head.ts'
import type { Route } from './+types/corrections'

export const handle = { kept: true, inEditions: true, query: ['after'] } satisfies RouteHandle

const path = '/corrections'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, dependsOn } = context.get(pageContext)
  dependsOn('corrections')
  const after = readPageKey(url.searchParams.get('after'))
  const { corrections, next } = await listCorrections(db, { after, limit: correctionsPerPage })
  dependsOn(...corrections.flatMap(({ storyId }) => (storyId ? [`story:${storyId}` as const] : [])))
  return {
    corrections,
    path: after ? `${path}?after=${writePageKey(after)}` : path,
    newestPath: after ? path : null,
    nextPath: next ? `${path}?after=${writePageKey(next)}` : null,
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !loaderData) return []
  const { language, settings } = root.loaderData
  return describePage(root.loaderData, {
    title: titleOf(root.loaderData, nameWords.corrections(language)),
    description: words.description(language, settings),
    path: loaderData.path,
    card: 'page/corrections',
    feedBase: path,
    feedForms: ['xml'],
  })
}

export default function Corrections({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const to = useInEdition()
  const { corrections, newestPath, nextPath } = loaderData
  return (
    <main id="main" className="page" data-live="corrections">
      <header className="title">
        <h1>{nameWords.corrections(language)}</h1>
        <p>
          {words.subtitle(language)} <a href={to(`${path}/feed.xml`)}>{nameWords.rss(language)}</a>
        </p>
      </header>
      <div data-region="corrections">
        {corrections.length === 0 ? <p className="empty">{words.none(language)}</p> : null}
        <ol className="records">
          {corrections.map(correction => (
            <CorrectionRecord key={correction.id} correction={correction} />
          ))}
        </ol>
        <PageLinks newestPath={newestPath} nextPath={nextPath} more={words.older(language)} />
      </div>
    </main>
  )
}

function CorrectionRecord({ correction }: { correction: PublicCorrection }) {
  const uiLanguage = useLanguage()
  const { id, headline, source, text, createdAt, address, language } = correction
  const time = words.correctedOn(uiLanguage, { time: indiaTime(createdAt, uiLanguage) })
  return (
    <li id={correctionAnchor(id)}>
      <h2 {...headlineLanguage(headline, language, uiLanguage)}>
        <CorrectedHeadline headline={headline} address={address} />
      </h2>
      <p className="by">{[source, time].filter(Boolean).join(dot)}</p>
      <p className="text" {...headlineLanguage(text, null, uiLanguage)}>
        {text}
      </p>
      {address ? null : <p className="by">{words.removed(uiLanguage)}</p>}
    </li>
  )
}

function CorrectedHeadline({ headline, address }: { headline: string; address: string | null }) {
  const to = useInEdition()
  if (!address) return headline
  if (address.startsWith('/')) return <a href={to(address)}>{headline}</a>
  return (
    <a href={address} target="_blank" rel="noopener" aria-describedby={newTabNoteId}>
      {headline}
    </a>
  )
}
