import type { ReactNode } from 'react'
import { primaryLanguageName } from '../../domain/editions/primary-language-name.ts'
import type { SiteAds } from '../../domain/settings/settings.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { AdPlace } from '../../ui/ad-place.tsx'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import {
  ArticleLink,
  CorrectedMark,
  dot,
  type ShownItem,
  type ShownLink,
} from '../../ui/news/headline-lines.tsx'
import { NewsCardGrid } from '../../ui/news/news-cards.tsx'
import { StorySides } from '../../ui/news/story-teaser.tsx'
import { CategoryLinks } from '../../ui/site-header.tsx'
import { TimeAgo } from '../../ui/time/shown-time.tsx'
import * as countWords from '../../words/counts.ts'
import * as words from '../../words/home.ts'

type Props = {
  stories: ShownItem[]
  mostCovered: ShownItem[]
  mostRead: ShownLink[]
  otherLanguages: ShownItem[]
  categories: { name: string; slug: string }[]
  ads: SiteAds | null
  now: Date
}

export function Sidebar({ stories, mostCovered, mostRead, otherLanguages, categories, ads, now }: Props) {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <aside className="sidebar">
      <SidebarBlock id="stories" title={words.featuredStories(language)}>
        {stories.length === 0 ? <p className="empty">{words.noStories(language)}</p> : null}
        {stories.map(({ link, story }) => (
          <NewsCardGrid key={link.id} link={link} now={now} title={story?.title} mode="compact" />
        ))}
      </SidebarBlock>
      {mostCovered.length > 0 ? (
        <SidebarBlock id="most-covered" title={words.mostCovered(language)} href={path('/stories')}>
          <ol className="ranked">
            {mostCovered.map(({ link, story, teaser }) =>
              story ? (
                <li key={link.id}>
                  <h3>
                    <a href={path('/story/:slug', { slug: story.slug })}>{story.title}</a>
                  </h3>
                  <p className="by">
                    <span className="from">{countWords.outlets(language, { count: story.outletCount })}</span>{' '}
                    <TimeAgo at={story.lastAt} now={now} />
                  </p>
                  <StorySides coverage={teaser?.coverage ?? null} />
                </li>
              ) : null,
            )}
          </ol>
        </SidebarBlock>
      ) : null}
      {mostRead.length > 0 ? <MostRead links={mostRead} now={now} /> : null}
      {otherLanguages.length > 0 ? <OtherLanguages items={otherLanguages} now={now} /> : null}
      <AdPlace ads={ads} slot="sidebar" />
      <nav aria-labelledby="categories" className="by-category" data-region="categories">
        <header className="head">
          <h2 id="categories">{words.categories(language)}</h2>
        </header>
        {categories.length === 0 ? <p className="empty">{words.noCategories(language)}</p> : null}
        <ul>
          <CategoryLinks categories={categories} path="/" />
        </ul>
      </nav>
    </aside>
  )
}

function MostRead({ links, now }: { links: ShownLink[]; now: Date }) {
  return (
    <SidebarBlock id="most-read" title={words.mostRead(useLanguage())}>
      <ol className="ranked">
        {links.map(link => (
          <Headline key={link.id} link={link} now={now} />
        ))}
      </ol>
    </SidebarBlock>
  )
}

function OtherLanguages({ items, now }: { items: ShownItem[]; now: Date }) {
  const language = useLanguage()
  return (
    <SidebarBlock id="other-languages" title={words.otherLanguages(language)}>
      <ul className="list untimed">
        {items.map(({ link }) => (
          <Headline
            key={link.id}
            link={link}
            after={dot + primaryLanguageName(link.language ?? '', language)}
            now={now}
          />
        ))}
      </ul>
    </SidebarBlock>
  )
}

/** `after`: follows the name of the outlet. */
function Headline({ link, after, now }: { link: ShownLink; after?: string; now: Date }) {
  const page = useLanguage()
  return (
    <li>
      <h3>
        <ArticleLink link={link} />
        <CorrectedMark correction={link.correction} now={now} />
      </h3>
      <p className="by">
        <span className="from">
          <b {...headlineLanguage(link.source, null, page)}>{link.source}</b>
          {after}
        </span>{' '}
        <TimeAgo at={link.publishedAt} now={now} />
      </p>
    </li>
  )
}

/** `href`: the page with the full list that the block begins. */
function SidebarBlock({
  id,
  title,
  href,
  children,
}: {
  id: string
  title: string
  href?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} data-region={id}>
      <header className="head">
        <h2 id={id}>{href ? <a href={href}>{title}</a> : title}</h2>
      </header>
      {children}
    </section>
  )
}
