import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-page.ts'
import { useQueue } from './desk/use-queue.ts'
import { EntryDetail } from './entry/entry-detail.tsx'
import { usePreloadedEditDialog } from './entry/lazy-edit-dialog.tsx'
import { NewEntriesLine } from './live/new-entries-line.tsx'
import { QueueDialogs } from './queue-dialogs.tsx'
import { QueueEmpty } from './queue-empty.tsx'
import { QueueEnd } from './queue-end.tsx'
import { QueueList } from './queue-list.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { QueuePage } from './state/queue-page.ts'

export function QueueDesk({ page }: { page: QueuePage }) {
  const language = useLanguage()
  const queue = useQueue(page)
  const { state, shown, current, verbs } = queue
  usePreloadedEditDialog()
  return (
    <>
      <noscript>
        <p className="mt-0 mb-4 max-w-prose text-quiet">{words.withoutScript(language)}</p>
      </noscript>
      <NewEntriesLine count={queue.newer} />
      <SelectionBar count={state.selected.size} verbs={verbs} />
      {shown.length === 0 ? (
        <QueueEmpty view={page.view} isLoading={state.next !== null} />
      ) : (
        <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <div>
            <QueueList queue={queue} categories={page.categories} />
            <QueueEnd queue={queue} before={page.before ?? 0} />
          </div>
          <aside aria-label={words.entry(language)} className="hidden lg:block">
            <div className="sticky top-4">
              {current ? <EntryDetail entry={current} queue={queue} categories={page.categories} /> : null}
            </div>
          </aside>
        </div>
      )}
      <QueueDialogs queue={queue} categories={page.categories} />
    </>
  )
}
