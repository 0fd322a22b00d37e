import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/search-page.ts'

type Props = {
  chosen: { query: string; categorySlug: string }
  categories: { name: string; slug: string }[]
}

export function SearchForm({ chosen, categories }: Props) {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <search>
      <form action={path('/search')}>
        <label>
          <span>{words.searchArticles(language)}</span>
          <input type="search" name="q" defaultValue={chosen.query} maxLength={200} dir="auto" />
        </label>
        <label>
          <span>{words.category(language)}</span>
          <select name="category" defaultValue={chosen.categorySlug}>
            <option value="">{words.allCategories(language)}</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{words.submit(language)}</button>
      </form>
    </search>
  )
}
