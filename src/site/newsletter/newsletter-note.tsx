import type { ReactNode } from 'react'

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
