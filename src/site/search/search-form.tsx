type Props = {
  chosen: { query: string; categorySlug: string }
  categories: { name: string; slug: string }[]
}

export function SearchForm({ chosen, categories }: Props) {
  return (
    <search>
      <form action="/search">
        <label>
          <span>Search articles</span>
          <input type="search" name="q" defaultValue={chosen.query} maxLength={200} dir="auto" />
        </label>
        <label>
          <span>Category</span>
          <select name="category" defaultValue={chosen.categorySlug}>
            <option value="">All Categories</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Search</button>
      </form>
    </search>
  )
}
