import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ListedCategory } from '../../domain/categories/category-queries.ts'
import { formatList, formatNumber, formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/category-desk.ts'
import { focusAtOnce } from '../widgets/focus.ts'

type Use = Pick<ListedCategory, 'id' | 'name' | 'newsLinkCount' | 'feedCount' | 'ruleCount'>

export function isInUse({ newsLinkCount, feedCount, ruleCount }: Use): boolean {
  return newsLinkCount + feedCount + ruleCount > 0
}

/** "It contains 2 feeds": why the category cannot be deleted now. */
export function describeUse(category: Use, language: Language): string {
  const uses = usesOf(category, language).map(({ use }) => use)
  return words.holds(language, { uses: formatList(uses, language) })
}

/** "0, 20 feeds": the number of articles, and without any, what else keeps the category. */
export function writeUse(category: Use, language: Language): string {
  const count = formatNumber(category.newsLinkCount, language)
  if (category.newsLinkCount > 0) return count
  return formatSeries([count, ...usesOf(category, language).map(({ use }) => use)], language)
}

/** Lists the records that keep a category, and where to move them. It takes the focus, because its button may be far below. */
export function CategoryInUse({ category }: { category: Use }) {
  const language = useLanguage()
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={focusAtOnce}
      className="mb-4 border-l-4 border-danger bg-wash px-4 py-3"
    >
      <p className="m-0">
        {words.kept(language, { name: category.name, holds: describeUse(category, language) })}
      </p>
      <ul className="m-0 list-none p-0">
        {usesOf(category, language).map(({ use, path, advice }) => (
          <li key={path} className="py-1">
            {advice(language, {
              use,
              link: text => (
                <Link key="link" to={path} className="py-1 text-accent">
                  {text}
                </Link>
              ),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function usesOf({ id, newsLinkCount, feedCount, ruleCount }: Use, language: Language) {
  const uses = [
    {
      count: newsLinkCount,
      use: words.articles(language, { count: newsLinkCount }),
      path: `${adminPath('/news')}?category=${id}`,
      advice: words.moveUse,
    },
    {
      count: feedCount,
      use: words.feeds(language, { count: feedCount }),
      path: `${adminPath('/feeds')}?category=${id}`,
      advice: words.moveUse,
    },
    {
      count: ruleCount,
      use: words.rules(language, { count: ruleCount }),
      path: adminPath('/queue/rules'),
      advice: words.editUse,
    },
  ]
  return uses.filter(({ count }) => count > 0)
}
