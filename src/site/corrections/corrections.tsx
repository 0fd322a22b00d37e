import { correctionAnchor, correctionsPageSize } from '../../domain/corrections/correction.ts'
import { listCorrections, type PublicCorrection } from '../../domain/corrections/correction-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { readPageKey, writePageKey } from '../../search/page-key.ts'
import { newTabNoteId } from '../../ui/news/article-link.tsx'
import { headlineLanguage } from '../../ui/news/headline-language.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { indiaTime } from '../../ui/time/india-time.ts'
import { describePage, titleOf } from '../page-head.ts'
import type { Route } from './+types/corrections'

export const handle = { kept: true, query: ['after'] } satisfies RouteHandle

const path = '/corrections'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, dependsOn } = context.get(pageContext)
  dependsOn('corrections')
  const after = readPageKey(url.searchParams.get('after') ?? '')
  const { corrections, next } = await listCorrections(db, { after, limit: correctionsPageSize })
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
  return describePage(root.loaderData, {
    title: titleOf(root.loaderData, 'Corrections'),
    description: `What ${root.loaderData.settings.siteName} has corrected, with the time of each correction.`,
    path: loaderData.path,
    card: 'page/corrections',
    feedBase: path,
    feedForms: ['xml'],
  })
}

export default function Corrections({ loaderData }: Route.ComponentProps) {
  const { corrections, newestPath, nextPath } = loaderData
  return (
    <main id="main" className="page" data-live="corrections">
      <header className="title">
        <h1>Corrections</h1>
        <p>
          A correction stands beside its headline for two days, and here for good.{' '}
          <a href={`${path}/feed.xml`}>RSS</a>
        </p>
      </header>
      <div data-region="corrections">
        {corrections.length === 0 ? <p className="empty">Nothing has been corrected yet.</p> : null}
        <ol className="records">
          {corrections.map(correction => (
            <CorrectionRecord key={correction.id} correction={correction} />
          ))}
        </ol>
        <PageLinks newestPath={newestPath} nextPath={nextPath} more="Older corrections" />
      </div>
    </main>
  )
}

function CorrectionRecord({ correction }: { correction: PublicCorrection }) {
  const { id, headline, source, text, createdAt, address, language } = correction
  return (
    <li id={correctionAnchor(id)}>
      <h2 {...headlineLanguage(headline, language)}>
        <CorrectedHeadline headline={headline} address={address} />
      </h2>
      <p className="by">{[source, `Corrected on ${indiaTime(createdAt)}`].filter(Boolean).join(' · ')}</p>
      <p className="text" {...headlineLanguage(text, null)}>
        {text}
      </p>
      {address ? null : <p className="by">This headline has been removed from the site since.</p>}
    </li>
  )
}

function CorrectedHeadline({ headline, address }: { headline: string; address: string | null }) {
  if (!address) return headline
  if (address.startsWith('/')) return <a href={address}>{headline}</a>
  return (
    <a href={address} target="_blank" rel="noopener" aria-describedby={newTabNoteId}>
      {headline}
    </a>
  )
}
