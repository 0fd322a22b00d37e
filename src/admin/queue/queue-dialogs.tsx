import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { noteMax, type QueueEntry } from '../../domain/queue/queue-entry.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-entry.ts'
import { inputClass } from '../forms/field.tsx'
import { Button, buttonClass } from '../widgets/button.tsx'
import { ConfirmDialog, Modal } from '../widgets/dialog.tsx'
import { focusAtOnce, isComposing } from '../widgets/keyboard.ts'
import type { Queue } from './desk/use-queue.ts'
import { LazyEditDialog, LazyPutDialog } from './entry/lazy-dialogs.tsx'
import { describeEntries } from './state/entry-headline.ts'
import type { QueueDialog } from './state/queue-page.ts'
import { ChoiceDialog, returnToRow } from './widgets/choice-dialog.tsx'
import { snoozeChoices } from './widgets/snooze-times.ts'

const categoryTitles: Partial<Record<QueueDialog, (language: Language) => string>> = {
  category: words.category,
  accept: words.acceptInto,
  file: words.acceptInto,
  pin: words.acceptInto,
}

function proposedFor({ categoryProposal, categoryChoice }: QueueEntry): string | null {
  return (categoryProposal ?? categoryChoice)?.categoryId ?? null
}

/** The open dialog, with the entries it was opened for. */
export function QueueDialogs({
  queue,
  categories,
}: {
  queue: Queue
  categories: { id: string; name: string }[]
}) {
  const language = useLanguage()
  const { openDialog, closeDialog: close, verbs } = queue
  const dialog = openDialog?.dialog
  const entries = openDialog?.entries ?? []
  const [first] = entries
  const fate = first && queue.state.fates.get(first.id)
  const categoryTitle = dialog ? categoryTitles[dialog]?.(language) : undefined
  const isOfOne = entries.every(({ categoryId }) => categoryId === first?.categoryId)
  const isOfOneStory = entries.every(({ story }) => story?.id === first?.story?.id)
  const choose = (category: string) => {
    if (dialog === 'accept') verbs.acceptInto(category, entries)
    else if (dialog === 'file') verbs.fileInto(category, entries)
    else if (dialog === 'pin') verbs.pinInto(category, entries)
    else verbs.move(category, entries)
  }
  return (
    <>
      <ChoiceDialog
        open={categoryTitle !== undefined}
        title={categoryTitle ?? ''}
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
        current={isOfOne ? (first?.categoryId ?? null) : null}
        proposed={entries.length === 1 && first ? proposedFor(first) : null}
        onClose={close}
        onChoose={choose}
      />
      <ChoiceDialog
        open={dialog === 'snooze'}
        title={words.snoozeUntil(language)}
        choices={dialog === 'snooze' ? snoozeChoices(new Date(), language) : []}
        onClose={close}
        onChoose={until => verbs.snoozeUntil(until, entries)}
      />
      {queue.placeDialog}
      <ConfirmDialog
        open={queue.question !== null}
        title={queue.question?.title ?? ''}
        text={queue.question?.text ?? ''}
        confirmLabel={queue.question?.confirmLabel ?? ''}
        onCancel={queue.closeQuestion}
        onConfirm={() => {
          queue.question?.onConfirm()
          queue.closeQuestion()
        }}
      />
      {dialog === 'note' ? (
        <NoteDialog
          note={first?.mark?.note ?? ''}
          onClose={close}
          onSave={note => queue.writeNote(note, entries)}
        />
      ) : null}
      {dialog === 'put' ? (
        <LazyPutDialog
          subject={describeEntries(entries, language)}
          headline={first?.title ?? ''}
          except={entries.flatMap(({ id, story }) => [
            `entry:${id}`,
            ...(story && isOfOneStory ? [`story:${story.id}`] : []),
          ])}
          newOf={entries.length}
          finalFocus={returnToRow}
          onClose={close}
          onChoose={choice => verbs.put(choice, entries)}
        />
      ) : null}
      {dialog === 'edit' && first ? (
        <LazyEditDialog
          entry={first}
          decided={fate?.kind === 'theirs' ? fate : null}
          categories={categories}
          onClose={close}
          onPublish={queue.publishEdited}
          onFailUnseen={queue.refuse}
        />
      ) : null}
    </>
  )
}

/** A short note on an entry for the editor who decides it. An empty note removes the existing one. */
function NoteDialog({
  note,
  onClose,
  onSave,
}: {
  note: string
  onClose: () => void
  onSave: (note: string) => void
}) {
  const language = useLanguage()
  const [typed, setTyped] = useState(note)
  const save = () => {
    onClose()
    onSave(typed)
  }
  return (
    <Modal
      onClose={onClose}
      finalFocus={returnToRow}
      className="fixed top-24 left-1/2 max-sm:top-36 w-[min(24rem,100vw-2rem)] -translate-x-1/2 border border-rule bg-raised p-4 text-ink"
    >
      <Dialog.Title className="m-0 mb-3 text-base font-semibold">{words.noteTitle(language)}</Dialog.Title>
      <input
        ref={focusAtOnce}
        aria-label={words.note(language)}
        maxLength={noteMax}
        autoComplete="off"
        className={inputClass}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Enter' && !isComposing(nativeEvent) ? save() : undefined
        }
      />
      <p className="mt-1 mb-3 text-sm text-quiet">{words.noteHint(language)}</p>
      <div className="flex gap-3">
        <Dialog.Close className={buttonClass()}>{words.cancel(language)}</Dialog.Close>
        <Button tone="primary" onClick={save}>
          {words.save(language)}
        </Button>
      </div>
    </Modal>
  )
}
