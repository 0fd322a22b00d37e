import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '../../text/format.ts'
import { nextSearch } from '../lists/next-search.ts'
import { buttonClass } from '../widgets/button.tsx'
import type { Queue } from './desk/use-queue.ts'

// As far as the server counts.
const countMax = 9_999

/** How much of the queue is listed. The rest loads as one scrolls; without JavaScript a link leads to it. */
export function QueueEnd({ queue, before }: { queue: Queue; before: number }) {
  const [params] = useSearchParams()
  const { state, shown, end } = queue
  const next = nextSearch(params, state.next)
  const first = new URLSearchParams(params)
  first.delete('after')
  const listed = before + shown.length
  const range = before > 0 ? `${formatCount(before + 1)} to ${formatCount(listed)}` : formatCount(listed)
  return (
    <nav
      ref={end}
      aria-label="Pages"
      className="flex flex-wrap items-center gap-3 py-4 text-sm text-quiet print:hidden"
    >
      <span>
        {range} of {formatCount(listed + state.beyond)}
      </span>
      {params.has('after') ? (
        <Link to={`?${first}`} className={buttonClass()}>
          First page
        </Link>
      ) : null}
      {next ? (
        <>
          <span className="noscript:hidden">Loading more...</span>
          <noscript>
            <a href={next} className={buttonClass()}>
              Next page
            </a>
          </noscript>
        </>
      ) : null}
    </nav>
  )
}

function formatCount(count: number): string {
  const digits = formatNumber(Math.min(count, countMax))
  return count > countMax ? `${digits}+` : digits
}
