import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as words from '../../words/diagnostics.ts'
import * as nameWords from '../../words/page-names.ts'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import type { Route } from './+types/test-route'

export const handle = { kept: true, inEditions: true } satisfies RouteHandle

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, words.testPage(languageOf(root.loaderData)))
}

export default function TestRoute() {
  const language = useLanguage()
  const to = useSitePath()
  return (
    <main id="main" className="page notice">
      <h1>{words.testPage(language)}</h1>
      <p>{words.works(language)}</p>
      <p>
        <a href={to('/route-test')}>{words.openTester(language)}</a>
      </p>
      <p>
        <a href={to('/')}>{nameWords.home(language)}</a>
      </p>
    </main>
  )
}
