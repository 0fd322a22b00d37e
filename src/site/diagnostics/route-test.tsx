import { adminPath } from '../../address/admin-path.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useInEdition, useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/diagnostics.ts'
import * as nameWords from '../../words/page-names.ts'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import type { Route } from './+types/route-test'
import detailsUrl from './route-details.ts?worker&url'

export const handle = { inEditions: true } satisfies RouteHandle

const destinations = [
  { href: '/admin', label: '/admin' },
  { href: '/admin/', label: '/admin/' },
  { href: adminPath('/dashboard'), label: adminPath('/dashboard') },
  { href: adminPath('/login'), label: adminPath('/login') },
]

export function loader({ context, url }: Route.LoaderArgs) {
  context.get(pageContext).noStore()
  return { path: url.pathname, search: url.search }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describeUnindexedPage(root.loaderData, words.routeTester(languageOf(root.loaderData)))
}

/** Hash and history state never reach a server: a script fills them in, or what `data-…` says if there is none. */
export default function RouteTest({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const to = useInEdition()
  const none = words.none(language)
  return (
    <main id="main" className="page notice">
      <script async src={detailsUrl} />
      <h1>{words.routeTester(language)}</h1>
      <dl>
        <dt>{words.path(language)}</dt>
        <dd>{to(loaderData.path)}</dd>
        <dt>{words.search(language)}</dt>
        <dd>{loaderData.search || none}</dd>
        <dt>{words.hash(language)}</dt>
        <dd data-hash={none}>{words.inBrowser(language)}</dd>
        <dt>{words.state(language)}</dt>
        <dd data-state={none}>{words.inBrowser(language)}</dd>
      </dl>
      <ul>
        {destinations.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <a href={to('/')}>{nameWords.home(language)}</a>
        </li>
      </ul>
    </main>
  )
}
