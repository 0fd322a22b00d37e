import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-page.ts'
import { NewsletterNote } from './newsletter-note.tsx'

export function DeadLink() {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <NewsletterNote title={words.deadTitle(language)} note={words.deadNote(language)}>
      <p className="more">
        <a href={path('/newsletter')}>{words.subscribeAgain(language)}</a>
      </p>
    </NewsletterNote>
  )
}
