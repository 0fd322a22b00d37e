import { useQueue } from './desk/use-queue.ts'
import { EntryDetail } from './entry/entry-detail.tsx'
import { LazyEditDialog, usePreloadedEditDialog } from './entry/lazy-edit-dialog.tsx'
import { NewEntriesLine } from './live/new-entries-line.tsx'
import { QueueEmpty } from './queue-empty.tsx'
import { QueueEnd } from './queue-end.tsx'
import { QueueList } from './queue-list.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { QueuePage } from './state/queue-page.ts'
import { ChoiceDialog } from './widgets/choice-dialog.tsx'
import { snoozeChoices } from './widgets/snooze-times.ts'

export function QueueDesk({ page }: { page: QueuePage }) {
  const queue = useQueue(page)
  const { state, shown, current, verbs, question, closeQuestion: close } = queue
  usePreloadedEditDialog()
  const asking = question?.asking
  const [edited] = asking === 'edit' ? (question?.entries ?? []) : []
  return (
    <>
      <noscript>
        <p className="mt-0 mb-4 max-w-prose text-quiet">
          Without JavaScript the entry that is open is accepted, rejected and featured by its buttons; its
          headline opens another. To edit, snooze, or choose categories and several entries, turn JavaScript
          on.
        </p>
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
          <aside aria-label="Entry" className="hidden lg:block">
            <div className="sticky top-4">
              {current ? <EntryDetail entry={current} queue={queue} categories={page.categories} /> : null}
            </div>
          </aside>
        </div>
      )}
      <ChoiceDialog
        open={asking === 'category'}
        title="Category"
        choices={page.categories.map(({ id, name }) => ({ value: id, label: name }))}
        onClose={close}
        onChoose={category => verbs.move(category, question?.entries)}
      />
      <ChoiceDialog
        open={asking === 'snooze'}
        title="Snooze until"
        choices={asking === 'snooze' ? snoozeChoices(new Date()) : []}
        onClose={close}
        onChoose={until => verbs.snoozeUntil(until, question?.entries)}
      />
      {edited ? (
        <LazyEditDialog
          entry={edited}
          categories={page.categories}
          onClose={close}
          onPublish={queue.publishEdited}
          onFailUnseen={queue.refuse}
        />
      ) : null}
    </>
  )
}
