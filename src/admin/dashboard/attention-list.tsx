import { Link } from 'react-router'
import { formatNumber } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/dashboard.ts'

/** One line: what there is, and where one acts on it. */
export type AttentionLine = { key: string; text: string; to: string; isUrgent: boolean }

export function AttentionList({ lines }: { lines: AttentionLine[] }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="attention" className="mb-8">
      <h2 id="attention" className="mb-3 text-base font-semibold">
        {words.attention(language)}
      </h2>
      <ul className="m-0 list-none divide-y divide-rule border-y border-rule p-0">
        {lines.map(({ key, text, to, isUrgent }) => (
          <li key={key}>
            <Link
              to={to}
              prefetch="intent"
              className="flex gap-x-4 py-2 text-sm max-sm:flex-col text-ink no-underline hover:bg-wash max-sm:py-3"
            >
              <span className="w-32 shrink-0 text-quiet">{words.line(language, { key })}</span>
              <span className={`min-w-0 wrap-anywhere ${isUrgent ? 'font-semibold' : ''}`}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "1,000 or more" where counting stopped. */
export function countText(
  count: number,
  { countMax, language }: { countMax: number; language: Language },
): string {
  return count < countMax ? formatNumber(count, language) : words.orMore(language, { count: countMax })
}
