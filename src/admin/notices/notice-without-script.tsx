import { HistoryLink } from '../widgets/history-link.tsx'
import type { ShownNotice } from './notice.ts'
import { PlainNotice } from './plain-notice.tsx'
import { UndoButton } from './undo-button.tsx'

/** The notice of the previous page or of this page's action, with its offer, for browsers without scripts. */
export function NoticeWithoutScript({ notice }: { notice: ShownNotice | null }) {
  return <PlainNotice notice={notice} offer={notice && <Offer {...notice} />} />
}

function Offer({ undoBatchId, historyId }: Pick<ShownNotice, 'undoBatchId' | 'historyId'>) {
  if (undoBatchId) return <UndoButton batchId={undoBatchId} />
  return historyId ? <HistoryLink id={historyId} /> : null
}
