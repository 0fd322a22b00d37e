import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

/** Where the reader script says "Loading latest news..." while it renews the page; empty otherwise. */
export function RenewalStatus() {
  return <p className="status" role="status" data-status={words.renewing(useLanguage())} />
}
