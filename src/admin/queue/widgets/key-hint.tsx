import type { ReactNode } from 'react'

/** The key that does the same; a thumb has no use for it. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="hidden font-sans text-xs opacity-70 lg:inline noscript:hidden">
      {children}
    </span>
  )
}
