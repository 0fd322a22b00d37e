import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

/** The reader script shows "Loading latest news..." here while it renews the page; otherwise empty. */
export function RenewalStatus() {
  return <p className="status" role="status" data-status={words.renewing(useLanguage())} />
}
