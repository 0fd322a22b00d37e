import { readToday } from '../../domain/front/read-today.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { NewSince } from '../../ui/new-since.tsx'
import { RenewalStatus } from '../../ui/renewal-status.tsx'
import { Clock } from '../../ui/time/clock.tsx'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/today-page.ts'
import { describeCollection } from '../category/collection-page.ts'
import { describePage, titleOf } from '../page-head.ts'
import type { Route } from './+types/today'
import { TodayStory } from './today-story.tsx'

export const handle = { sheet: 'today', kept: true, inEditions: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { changesAt, db, dependsOn, edition, findCategories, now } = context.get(pageContext)
  dependsOn('news', 'front', 'outlets')
  const today = await readToday(db, now, { categories: findCategories(), edition })
  dependsOn(...today.teaserChanges)
  if (today.changesAt) changesAt('front', today.changesAt)
  return { items: today.items, now }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !loaderData) return []
  const { base, language } = root.loaderData
  const { items } = loaderData
  const title = titleOf(root.loaderData, nameWords.today(language))
  const description = words.subtitle(language)
  const newsLinks = items.map(({ link, story }) => ({ title: story?.title ?? link.title, url: link.url }))
  return describePage(root.loaderData, {
    title,
    description,
    path: '/today',
    picture: items.find(({ link }) => link.picture)?.link.picture,
    card: 'page/today',
    jsonLd: describeCollection({ title, description, url: `${base}/today`, newsLinks }),
  })
}

/** The day's stories and an end. */
export default function Today({ loaderData: { items, now } }: Route.ComponentProps) {
  const language = useLanguage()
  const path = useSitePath()
  const at = () => <Clock key="at" at={now} now={now} />
  return (
    <main id="main" className="page five" data-live="news front stories">
      <header className="title">
        <h1>{nameWords.today(language)}</h1>
        <p>{words.subtitle(language)}</p>
        <RenewalStatus />
        <NewSince arrivals={items.map(({ arrivedAt }) => arrivedAt)} />
      </header>
      <div data-region="five">
        {items.map(item => (
          <TodayStory key={item.link.id} item={item} now={now} />
        ))}
        <p className="end">
          {items.length > 0 ? words.end(language, { at }) : words.none(language, { at })}{' '}
          <a href={path('/')}>{words.readOn(language)}</a>
        </p>
      </div>
    </main>
  )
}
