import { useCallback, useState } from 'react'
import type { QueueEntry } from '../../domain/queue/queue-entry.ts'
import { ChoiceDialog } from './decide/choice-dialog.tsx'
import { snoozeChoices } from './decide/snooze-times.ts'
import { EditDialogLater, useEditDialogSoon } from './entry/edit-dialog-later.tsx'
import { EntryDetail } from './entry/entry-detail.tsx'
import { NewEntriesLine } from './live/new-entries-line.tsx'
import { QueueEmpty } from './queue-empty.tsx'
import { QueueEnd } from './queue-end.tsx'
import { QueueList } from './queue-list.tsx'
import type { Asking, QueuePage } from './queue-page.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useQueue } from './use-queue.ts'
import { useQueueKeys } from './use-queue-keys.ts'

type Question = { asking: Asking; entries: QueueEntry[] }

export function QueueDesk({ page }: { page: QueuePage }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const queue = useQueue(page)
  const { state, shown, current, verbs, asked } = queue
  const ask = useCallback((asking: Asking) => setQuestion({ asking, entries: asked(asking) }), [asked])
  useEditDialogSoon()
  useQueueKeys({ queue, onAsk: ask })
  const close = () => setQuestion(null)
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
      <SelectionBar count={state.selected.size} verbs={verbs} onAsk={ask} />
      {shown.length === 0 ? (
        <QueueEmpty view={page.view} isLoading={state.next !== null} />
      ) : (
        <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <div>
            <QueueList queue={queue} categories={page.categories} onAsk={ask} />
            <QueueEnd queue={queue} before={page.before ?? 0} />
          </div>
          <aside aria-label="Entry" className="hidden lg:block">
            <div className="sticky top-4">
              {current ? (
                <EntryDetail entry={current} queue={queue} categories={page.categories} onAsk={ask} />
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
        <EditDialogLater
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
