import type { SiteAds } from '../../domain/settings/site-ads.ts'
import { AdPlace } from '../../ui/ad-place.tsx'
import { ArticleLink } from '../../ui/article-link.tsx'
import { Byline } from '../../ui/byline.tsx'
import { CategoryLinks } from '../../ui/category-links.tsx'
import { CorrectedMark } from '../../ui/corrected-mark.tsx'
import type { ShownLink } from '../../ui/shown-link.ts'

type Props = {
  stories: ShownLink[]
  categories: { name: string; slug: string }[]
  ads: SiteAds | null
  now: Date
}

export function Sidebar({ stories, categories, ads, now }: Props) {
  return (
    <aside className="sidebar">
      <section aria-labelledby="stories" data-region="stories">
        <header className="head">
          <h2 id="stories">Featured Stories</h2>
        </header>
        {stories.length === 0 ? <p className="empty">No stories available.</p> : null}
        {stories.map(link => (
          <article className="card" key={link.id}>
            <h3>
              <ArticleLink link={link} />
              <CorrectedMark correction={link.correction} now={now} />
            </h3>
            <Byline link={link} now={now} />
          </article>
        ))}
      </section>
      <nav aria-labelledby="categories" data-region="categories">
        <header className="head">
          <h2 id="categories">Categories</h2>
        </header>
        {categories.length === 0 ? <p className="empty">No categories available.</p> : null}
        <ul>
          <CategoryLinks categories={categories} path="/" />
        </ul>
      </nav>
      <AdPlace ads={ads} slot="sidebar" />
    </aside>
  )
}
