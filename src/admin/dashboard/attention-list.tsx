import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/dashboard.ts'
import { TitledSection } from '../widgets/titled-section.tsx'

/** A fact, and a link to the page where an editor can act on it. `none`: there is nothing to act on. */
export type CalmKey = Parameters<typeof words.calmLine>[1]['key']
type CalmLine = { key: CalmKey; to: string; rank: 'none' }
export type AttentionLine =
  | { key: Parameters<typeof words.line>[1]['key']; to: string; rank: 'urgent' | 'usual'; text: string }
  | CalmLine

export function AttentionList({ lines }: { lines: AttentionLine[] }) {
  const language = useLanguage()
  return (
    <TitledSection id="attention" title={words.attention(language)} className="mb-8">
      <ul className="m-0 list-none divide-y divide-rule border-y border-rule p-0">
        {lines
          .filter(line => line.rank !== 'none')
          .map(({ key, text, to, rank }) => (
            <li key={key}>
              <Link
                to={to}
                prefetch="intent"
                className="flex gap-x-4 py-2 text-sm max-sm:flex-col no-underline hover:bg-wash max-sm:py-3"
              >
                <span className="shrink-0 text-quiet sm:w-40">{words.line(language, { key })}</span>
                <span
                  className={`min-w-0 text-accent underline underline-offset-4 wrap-anywhere ${rank === 'urgent' ? 'font-semibold' : ''}`}
                >
                  {text}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <CalmLines lines={lines.filter(line => line.rank === 'none')} />
    </TitledSection>
  )
}

/** Subjects with nothing to act on, in one line. */
function CalmLines({ lines }: { lines: CalmLine[] }) {
  const language = useLanguage()
  if (lines.length === 0) return null
  return (
    <p className="m-0 py-2 text-quiet">
      {/* Smaller than the lines, so that links below each other keep a distance. */}
      <span className="text-sm">
        {words.calm(language)}
        {lines.map(({ key, to }, at) => (
          <Fragment key={key}>
            {at > 0 ? ', ' : ' '}
            <Link to={to} prefetch="intent" className="py-1 text-quiet no-underline hover:underline">
              {words.calmLine(language, { key })}
            </Link>
          </Fragment>
        ))}
      </span>
    </p>
  )
}

/** "1,000 or more" if counting stopped at the limit. */
export function countText(
  count: number,
  { countMax, language }: { countMax: number; language: Language },
): string {
  return count < countMax ? formatNumber(count, language) : words.orMore(language, { count: countMax })
}
