import { data } from 'react-router'
import {
  type EditorialLogLine,
  listEditorialLog,
  logLinesPerPage,
} from '../../domain/editorial-log/editorial-log-queries.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { dot, newTabNoteId } from '../../ui/news/headline-lines.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { indiaTime } from '../../ui/time/shown-time.tsx'
import * as words from '../../words/editorial-log.ts'
import * as missingWords from '../../words/not-found.ts'
import * as nameWords from '../../words/page-names.ts'
import { MissingPage } from '../not-found/missing-page.tsx'
import { describePage, describeUnindexedPage, languageOf, titleOf } from '../page-head.ts'
import type { Route } from './+types/editorial-log'

// Until an administrator turns it on, this address responds like one that does not exist.

export const handle = { kept: true, inEditions: true, query: ['after'] } satisfies RouteHandle

const path = '/editorial-log'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, findSettings, dependsOn } = context.get(pageContext)
  if (!(await findSettings()).editorialLogEnabled)
    return data({ kind: 'missing', path, isAdmin: false } as const, { status: 404 })
  dependsOn('news', 'corrections', 'editorial-log')
  const after = readPageKey(url.searchParams.get('after'))
  const { lines, next } = await listEditorialLog(db, { after, limit: logLinesPerPage })
  return {
    kind: 'log',
    lines,
    path: after ? `${path}?after=${writePageKey(after)}` : path,
    newestPath: after ? path : null,
    nextPath: next ? `${path}?after=${writePageKey(next)}` : null,
  } as const
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || loaderData?.kind !== 'log')
    return describeUnindexedPage(root.loaderData, missingWords.title(languageOf(root.loaderData)))
  const { language, settings } = root.loaderData
  return describePage(root.loaderData, {
    title: titleOf(root.loaderData, nameWords.editorialLog(language)),
    description: words.description(language, settings),
    path: loaderData.path,
    card: 'page/editorial-log',
  })
}

export default function EditorialLog({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  if (loaderData.kind === 'missing') return <MissingPage {...loaderData} />
  const { lines, newestPath, nextPath } = loaderData
  return (
    <main id="main" className="page" data-live="news corrections editorial-log">
      <header className="title">
        <h1>{nameWords.editorialLog(language)}</h1>
        <p>{words.subtitle(language)}</p>
      </header>
      <div data-region="log">
        {lines.length === 0 ? <p className="empty">{words.none(language)}</p> : null}
        <ol className="records">
          {lines.map(line => (
            <LogLine key={line.id} line={line} />
          ))}
        </ol>
        <PageLinks newestPath={newestPath} nextPath={nextPath} more={words.older(language)} />
      </div>
    </main>
  )
}

function LogLine({ line }: { line: EditorialLogLine }) {
  const uiLanguage = useLanguage()
  const { at, headline, source, language, address, name } = line
  const act = selectCase(line.act)
  const done = name ? words.actBy(uiLanguage, { act, name }) : words.act(uiLanguage, { act })
  return (
    <li>
      <p className="by">{done + dot + indiaTime(at, uiLanguage)}</p>
      <h2 {...headlineLanguage(headline, language, uiLanguage)}>
        {address ? (
          <a href={address} target="_blank" rel="noopener" aria-describedby={newTabNoteId}>
            {headline}
          </a>
        ) : (
          headline
        )}
      </h2>
      {source ? <p className="by">{source}</p> : null}
    </li>
  )
}
