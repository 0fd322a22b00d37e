import type { ReactNode } from 'react'

/** `href`: where all of what the block shows the first of stands. */
export function SidebarBlock({
  id,
  title,
  href,
  children,
}: {
  id: string
  title: string
  href?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} data-region={id}>
      <header className="head">
        <h2 id={id}>{href ? <a href={href}>{title}</a> : title}</h2>
      </header>
      {children}
    </section>
  )
}
