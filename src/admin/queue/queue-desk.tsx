import { useState } from 'react'
import { ChoiceDialog } from './decide/choice-dialog.tsx'
import type { Done } from './decide/deciding-desk.ts'
import { snoozeChoices } from './decide/snooze-times.ts'
import { EditDialogLater, useEditDialogSoon } from './entry/edit-dialog-later.tsx'
import { EntryDetail } from './entry/entry-detail.tsx'
import { NewEntriesLine } from './live/new-entries-line.tsx'
import { QueueEmpty } from './queue-empty.tsx'
import { QueueList } from './queue-list.tsx'
import type { Asking, QueuePage } from './queue-page.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useQueue } from './use-queue.ts'
import { useQueueKeys } from './use-queue-keys.ts'

export function QueueDesk({ page, undoStack }: { page: QueuePage; undoStack: { current: Done[] } }) {
  const [asking, setAsking] = useState<Asking>(null)
  const queue = useQueue(page, undoStack)
  const { state, shown, current, verbs } = queue
  useEditDialogSoon()
  useQueueKeys({ queue, onAsk: setAsking })
  const close = () => setAsking(null)
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
      <SelectionBar count={state.selected.size} verbs={verbs} onAsk={setAsking} />
      {shown.length === 0 ? (
        <QueueEmpty view={page.view} isLoading={state.next !== null} />
      ) : (
        <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <QueueList queue={queue} categories={page.categories} onAsk={setAsking} />
          <aside aria-label="Entry" className="hidden lg:block">
            <div className="sticky top-4">
              {current ? (
                <EntryDetail entry={current} queue={queue} categories={page.categories} onAsk={setAsking} />
              ) : null}
            </div>
          </aside>
        </div>
      )}
      <ChoiceDialog
        open={asking === 'category'}
        title="Category"
        choices={page.categories.map(({ id, name }) => ({ value: id, label: name }))}
        onClose={close}
        onChoose={verbs.move}
      />
      <ChoiceDialog
        open={asking === 'snooze'}
        title="Snooze until"
        choices={asking === 'snooze' ? snoozeChoices(new Date()) : []}
        onClose={close}
        onChoose={verbs.snoozeUntil}
      />
      {asking === 'edit' && current ? (
        <EditDialogLater
          entry={current}
          categories={page.categories}
          onClose={close}
          onPublish={queue.publishEdited}
        />
      ) : null}
    </>
  )
}
