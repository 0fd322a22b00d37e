import type { ShownNotice } from './notice.ts'
import { PlainNotice } from './plain-notice.tsx'
import { UndoButton } from './undo-button.tsx'

/** The notice of the previous page or of this page's action, with its undo, for browsers without scripts. */
export function NoticeWithoutScript({ notice }: { notice: ShownNotice | null }) {
  const offer = notice?.undoBatchId ? <UndoButton batchId={notice.undoBatchId} /> : null
  return <PlainNotice notice={notice} offer={offer} />
}
