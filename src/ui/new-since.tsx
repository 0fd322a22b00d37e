import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

/** The reader script writes here how many articles arrived since the reader's last visit (site/reader/mark-new.ts). */
export function NewSince() {
  return <p className="visit" data-visit={words.newSince(useLanguage(), { count: '#' })} />
}
