import { formatNumber } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/dashboard.ts'
export function CategoryBars({
  categories,
  total,
}: {
  categories: { id: string; name: string; count: number }[]
  total: number
}) {
  const language = useLanguage()
  return (
    <section aria-labelledby="by-category">
      <h2 id="by-category" className="mb-3 text-base font-semibold">
        {words.byCategory(language)}
      </h2>
      {categories.length === 0 ? <p className="text-quiet">{words.noCategories(language)}</p> : null}
      <ul className="space-y-3">
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <p className="m-0 mb-1 flex justify-between gap-4 text-sm">
              <span>{name}</span>
              <span className="text-quiet">{formatNumber(count, language)}</span>
            </p>
            <meter
              className="block h-2 w-full"
              aria-label={name}
              min={0}
              max={100}
              value={share(count, total)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function share(count: number, total: number): number {
  return total === 0 ? 0 : (count / total) * 100
}
