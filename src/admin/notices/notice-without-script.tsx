import type { ShownNotice } from './notice.ts'
import { UndoButton } from './undo-button.tsx'

/** The notice of the previous page or of this page's action, for browsers without scripts; others show a toast. */
export function NoticeWithoutScript({ notice }: { notice: ShownNotice | null }) {
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
        {notice.undoBatchId ? <UndoButton batchId={notice.undoBatchId} /> : null}
      </div>
    </noscript>
  )
}
