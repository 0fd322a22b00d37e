import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-page.ts'
import { nextSearch } from '../lists/next-search.ts'
import { buttonClass } from '../widgets/button.tsx'
import type { Queue } from './desk/use-queue.ts'

// As far as the server counts.
const countMax = 9_999

/** How much of the queue is listed. The rest loads as one scrolls; without JavaScript a link leads to it. */
export function QueueEnd({ queue, before }: { queue: Queue; before: number }) {
  const language = useLanguage()
  const [params] = useSearchParams()
  const { state, shown, end } = queue
  const next = nextSearch(params, state.next)
  const first = new URLSearchParams(params)
  first.delete('after')
  const listed = before + shown.length
  const last = formatCount(listed, language)
  const all = formatCount(listed + state.beyond, language)
  return (
    <nav
      ref={end}
      aria-label={words.pages(language)}
      className="flex flex-wrap items-center gap-3 py-4 text-sm text-quiet print:hidden"
    >
      <span>
        {before > 0
          ? words.listedFrom(language, { first: formatCount(before + 1, language), last, all })
          : words.listed(language, { count: last, all })}
      </span>
      {params.has('after') ? (
        <Link to={`?${first}`} className={buttonClass()}>
          {words.firstPage(language)}
        </Link>
      ) : null}
      {next ? (
        <>
          <span className="noscript:hidden">{words.loadingMore(language)}</span>
          <noscript>
            <a href={next} className={buttonClass()}>
              {words.nextPage(language)}
            </a>
          </noscript>
        </>
      ) : null}
    </nav>
  )
}

function formatCount(count: number, language: Language): string {
  return count > countMax ? words.atLeast(language, { count: countMax }) : formatNumber(count, language)
}
