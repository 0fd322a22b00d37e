import type { ReactNode } from 'react'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-page.ts'

/** One step of subscribing or leaving: what happened or what the button will do. `children`: the button or a link. */
export function NewsletterNote({
  title,
  note,
  children,
}: {
  title: string
  note: string
  children?: ReactNode
}) {
  return (
    <main id="main" className="page tip">
      <header className="title">
        <h1>{title}</h1>
      </header>
      <p className="standfirst">{note}</p>
      {children}
    </main>
  )
}

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
