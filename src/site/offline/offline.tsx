import { inEdition, sitePath } from '../../address/site-path.ts'
import { listEditions } from '../../domain/editions/edition.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { dateLocaleOf, monthOf } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/offline-page.ts'
import * as nameWords from '../../words/page-names.ts'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import type { Route } from './+types/offline'
import { storiesMax } from './kept-cache.ts'
import choiceUrl from './offline-choice.ts?worker&url'

export const handle = { kept: true, inEditions: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { findSettings, edition } = context.get(pageContext)
  const { offlineEnabled, editions } = await findSettings()
  if (!offlineEnabled) throw new Response('Not found', { status: 404 })
  const all = [null, ...listEditions(editions)]
  return {
    keep: [
      ...all.flatMap(each => [sitePath(each, '/today'), sitePath(each, '/')]),
      ...all.map(each => inEdition(each, '/offline')),
    ],
    manifest: inEdition(edition, '/site.webmanifest'),
  }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, nameWords.offline(languageOf(root.loaderData)))
}

const states = Object.entries({
  off: words.isOff,
  on: words.isOn,
  working: words.working,
  'failed part': words.failed,
  full: words.full,
  unsupported: words.unsupported,
})

export default function Offline({ loaderData: { keep, manifest } }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <main id="main" className="page offline" data-keep={keep.join(' ')}>
      <link rel="manifest" href={manifest} />
      <script async src={choiceUrl} />
      <header className="title">
        <h1>{nameWords.offline(language)}</h1>
      </header>
      <div className="prose">
        <p>{words.about(language, { stories: storiesMax })}</p>
        <div role="status">
          {states.map(([state, text]) => (
            <p key={state} data-when={state} hidden>
              {text(language)}
            </p>
          ))}
        </div>
        <noscript>
          <p>{words.needsScript(language)}</p>
        </noscript>
        <p data-when="off failed part" hidden>
          <button type="button" data-turn="on">
            {words.turnOn(language)}
          </button>
        </p>
        <section data-when="on part" hidden>
          <h2>{words.kept(language)}</h2>
          <ul data-copies="" data-locale={dateLocaleOf[language]} data-month={monthOf[language]} />
          <p>
            <button type="button" data-turn="off">
              {words.turnOff(language)}
            </button>
          </p>
        </section>
        <p>{words.install(language)}</p>
      </div>
    </main>
  )
}
