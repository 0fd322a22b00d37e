import type { ReactNode } from 'react'

export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6 max-sm:mb-3 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto font-serif text-2xl font-bold wrap-anywhere">{title}</h1>
      {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
    </div>
  )
}
