import { Button } from '../widgets/button.tsx'
import type { QueueVerbs } from './desk/queue-verbs.ts'

export function SelectionBar({ count, verbs }: { count: number; verbs: QueueVerbs }) {
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label="Selected entries"
      className="foot-bar print:hidden fixed inset-x-0 bottom-0 z-[5] flex flex-wrap items-center gap-2 border-t border-field bg-raised px-4 py-2 text-sm sm:px-6 low:flex-nowrap low:overflow-x-auto low:py-1"
    >
      <span aria-live="polite" className="mr-2 font-semibold whitespace-nowrap">
        {count} selected
      </span>
      <Button tone="primary" onClick={verbs.accept}>
        Accept
      </Button>
      <Button tone="danger" onClick={verbs.reject}>
        Reject
      </Button>
      <div className="flex gap-2 max-sm:order-1 low:order-none">
        <Button onClick={() => verbs.ask('snooze')}>Snooze</Button>
        <Button onClick={() => verbs.ask('category')}>Category</Button>
        <Button onClick={verbs.feature}>Feature</Button>
      </div>
      <Button tone="quiet" onClick={verbs.untick}>
        Clear
      </Button>
    </div>
  )
}
