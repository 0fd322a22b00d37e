import type { ReactNode } from 'react'
import type { ShownNotice } from './notice.ts'

/** A notice in the page, for browsers without scripts; others show a toast. `offer` is beside it. */
export function PlainNotice({ notice, offer = null }: { notice: ShownNotice | null; offer?: ReactNode }) {
  if (!notice) return null
  const edge = notice.tone === 'error' ? 'border-l-danger' : 'border-l-good'
  return (
    <noscript>
      <div
        role="status"
        className={`mb-6 flex items-center gap-3 border border-l-4 border-rule bg-raised px-4 py-3 text-sm ${edge}`}
      >
        <div className="min-w-0 flex-1">
          <p className="m-0 font-semibold">{notice.title}</p>
          <p className="m-0 text-quiet">{notice.text}</p>
        </div>
        {offer}
      </div>
    </noscript>
  )
}
