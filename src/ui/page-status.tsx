import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'
import { writeArrival } from './news/headline-lines.tsx'

/**
 * The reader script shows "Loading latest news..." here while it renews the page; otherwise empty. It is not read aloud: it would
 * interrupt at every renewal, without saying what is new.
 */
export function RenewalStatus() {
  return <p className="status" role="status" aria-live="off" data-status={words.renewing(useLanguage())} />
}

/**
 * The reader script writes here how many links arrived since the reader's last visit (site/reader/mark-new.ts). `arrivals`:
 * those of the page, or with `most` those of the newest links of the site, of which a page shows only some.
 */
export function NewSince({ arrivals, most }: { arrivals: readonly Date[]; most?: number }) {
  const language = useLanguage()
  const total = arrivals.length
  if (total === 0) return null
  return (
    <p
      className="visit"
      data-region="visit"
      data-visit={
        most ? words.newSince(language, { count: '#' }) : words.newOfThese(language, { count: '#', total })
      }
      data-all={total === most ? `${total}+` : total}
      data-arrivals={arrivals.map(writeArrival).join(' ')}
      data-mark={words.newMark(language)}
    />
  )
}
