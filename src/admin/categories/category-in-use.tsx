import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ListedCategory } from '../../domain/categories/edited-category-queries.ts'
import { formatNumber } from '../../text/format.ts'
import { focusAtOnce } from '../widgets/focus-at-once.ts'

type Use = Pick<ListedCategory, 'id' | 'name' | 'newsLinkCount' | 'feedCount' | 'ruleCount'>

export function isInUse({ newsLinkCount, feedCount, ruleCount }: Use): boolean {
  return newsLinkCount + feedCount + ruleCount > 0
}

/** "It holds 2 feeds": why the category cannot be deleted now. */
export function describeUse(category: Use): string {
  const all = usesOf(category).map(({ words }) => words)
  return `It holds ${[all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')}`
}

/** Lists the records that keep a category, and where to move them. It takes the focus: its button may be a screen below. */
export function CategoryInUse({ category }: { category: Use }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={focusAtOnce}
      className="mb-4 border-l-4 border-danger bg-wash px-4 py-3"
    >
      <p className="m-0">
        “{category.name}” was not deleted. {describeUse(category)}. Move its content to another category
        first:
      </p>
      <ul className="m-0 list-none p-0">
        {usesOf(category).map(({ words, path, way }) => (
          <li key={path}>
            <Link to={path} className="inline-block text-accent max-sm:py-3">
              Show {words}
            </Link>{' '}
            {way}
          </li>
        ))}
      </ul>
    </div>
  )
}

function usesOf({ id, newsLinkCount, feedCount, ruleCount }: Use) {
  const move = 'to select them and choose “Move to…”.'
  const uses = [
    { words: countOf(newsLinkCount, 'article'), path: `${adminPath('/news')}?category=${id}`, way: move },
    { words: countOf(feedCount, 'feed'), path: `${adminPath('/feeds')}?category=${id}`, way: move },
    {
      words: countOf(ruleCount, 'rule'),
      path: adminPath('/queue/rules'),
      way: 'to edit or delete what names the category.',
    },
  ]
  return uses.filter(({ words }) => words !== '')
}

function countOf(count: number, noun: string): string {
  return count === 0 ? '' : `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}
