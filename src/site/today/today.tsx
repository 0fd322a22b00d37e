import { readToday, type TodayItem } from '../../domain/front/read-today.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import { ArticleLink, Byline, CorrectionNote, Kicker } from '../../ui/news/headline-lines.tsx'
import { StorySides, StorySince } from '../../ui/news/story-teaser.tsx'
import { NewSince, RenewalStatus } from '../../ui/page-status.tsx'
import { Clock } from '../../ui/time/shown-time.tsx'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/today-page.ts'
import { describeCollection, describePage, titleOf } from '../page-head.ts'
import type { Route } from './+types/today'
import { firstSentences } from './first-sentences.ts'

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

// About four lines of a phone: a story with its coverage fits on one screen.
const descriptionLengthMax = 240

/** What happened, who reports it since when, and how an outlet of another side puts it. */
function TodayStory({
  item: { link, story, teaser, arrivedAt, description, other },
  now,
}: {
  item: TodayItem
  now: Date
}) {
  return (
    <article>
      <Kicker link={link} />
      <h2>
        <ArticleLink link={link} arrivedAt={arrivedAt}>
          {story?.title}
        </ArticleLink>
      </h2>
      {description ? <Description {...description} isOwn={description.source === link.source} /> : null}
      <Byline link={link} now={now} teaser={teaser} />
      <CorrectionNote correction={link.correction} now={now} />
      {teaser ? (
        <div className="who">
          <StorySides {...teaser} />
          <StorySince teaser={teaser} now={now} />
          {other ? <OtherSide {...other} /> : null}
        </div>
      ) : null}
    </article>
  )
}

/** The byline below names the outlet of the headline, so only another one is named here. */
function Description({
  text,
  source,
  language,
  isOwn,
}: NonNullable<TodayItem['description']> & { isOwn: boolean }) {
  const page = useLanguage()
  const sentences = firstSentences(text, descriptionLengthMax)
  return (
    <p className="standfirst" {...headlineLanguage(sentences, language, page)}>
      {sentences} {isOwn ? null : <cite>{source}</cite>}
    </p>
  )
}

function OtherSide({ voice, side }: NonNullable<TodayItem['other']>) {
  const page = useLanguage()
  return (
    <p className="other">
      <b>{side ? words.fromSide(page, { side }) : words.fromAnother(page)}</b> <ArticleLink link={voice} />{' '}
      <span {...headlineLanguage(voice.source, null, page)}>{voice.source}</span>
    </p>
  )
}
