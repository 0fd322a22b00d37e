import { ArticleLink } from '../../ui/article-link.tsx'
import { Byline } from '../../ui/byline.tsx'
import { CategoryLinks } from '../../ui/category-links.tsx'
import type { ShownLink } from '../../ui/shown-link.ts'

type Props = { stories: ShownLink[]; categories: { name: string; slug: string }[]; now: Date }

export function Sidebar({ stories, categories, now }: Props) {
  return (
    <aside className="sidebar" data-region="sidebar">
      <section aria-labelledby="stories">
        <header className="head">
          <h2 id="stories">Featured Stories</h2>
        </header>
        {stories.length === 0 ? <p className="empty">No stories available.</p> : null}
        {stories.map(link => (
          <article className="card" key={link.id}>
            <h3>
              <ArticleLink link={link} />
            </h3>
            <Byline link={link} now={now} />
          </article>
        ))}
      </section>
      <nav aria-labelledby="categories">
        <header className="head">
          <h2 id="categories">Categories</h2>
        </header>
        {categories.length === 0 ? <p className="empty">No categories available.</p> : null}
        <ul>
          <CategoryLinks categories={categories} path="/" />
        </ul>
      </nav>
    </aside>
  )
}
