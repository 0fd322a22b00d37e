import type { ReactNode } from 'react'

/** One step of subscribing or leaving: what happened, or what a button will do. `children`: the button, or the way on. */
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
