import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-entry.ts'
import * as pageWords from '../../words/queue-page.ts'
import { Button } from '../widgets/button.tsx'
import type { QueueVerbs } from './desk/queue-verbs.ts'

export function SelectionBar({ count, verbs }: { count: number; verbs: QueueVerbs }) {
  const language = useLanguage()
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={pageWords.selectedEntries(language)}
      className="foot-bar print:hidden fixed inset-x-0 bottom-0 z-[5] flex flex-wrap items-center gap-2 border-t border-field bg-raised px-4 py-2 text-sm sm:px-6 low:flex-nowrap low:overflow-x-auto low:py-1"
    >
      <span aria-live="polite" className="mr-2 font-semibold whitespace-nowrap">
        {pageWords.selected(language, { count })}
      </span>
      <Button tone="primary" onClick={verbs.accept}>
        {words.accept(language)}
      </Button>
      <Button tone="danger" onClick={verbs.reject}>
        {words.reject(language)}
      </Button>
      <div className="flex gap-2 max-sm:order-1 low:order-none">
        <Button onClick={() => verbs.ask('snooze')}>{words.snooze(language)}</Button>
        <Button onClick={() => verbs.ask('category')}>{words.category(language)}</Button>
        <Button onClick={verbs.feature}>{words.feature(language)}</Button>
      </div>
      <Button tone="quiet" onClick={verbs.untick}>
        {pageWords.clear(language)}
      </Button>
    </div>
  )
}
