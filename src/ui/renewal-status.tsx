import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

/**
 * The reader script shows "Loading latest news..." here while it renews the page; otherwise empty. It is not read aloud: it would
 * interrupt at every renewal, without saying what is new.
 */
export function RenewalStatus() {
  return <p className="status" role="status" aria-live="off" data-status={words.renewing(useLanguage())} />
}
