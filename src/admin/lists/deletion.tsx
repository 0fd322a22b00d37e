import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as listWords from '../../words/admin-lists.ts'
import * as words from '../../words/admin-words.ts'
import { Button, ButtonLink, buttonClass } from '../widgets/button.tsx'
import { ConfirmDialog } from '../widgets/dialog.tsx'
import { fromList } from './list-address.ts'
import { useTaskQueue } from './use-task-queue.ts'

/**
 * Asks before a deletion: with the dialog that `onClick` opens, or without scripts with a native popover, whose button posts
 * `fields` to the page. While the script is still loading nothing happens.
 */
export function DeleteButton({
  question,
  fields,
  tone,
  label,
  kept,
  onClick,
}: {
  question: string
  fields: Record<string, string>
  tone: 'danger' | 'quietDanger'
  /** Names the record, for screen readers. */
  label?: string
  /** Why the record cannot be deleted now. */
  kept?: string
  onClick: () => void
}) {
  const id = useId()
  const language = useLanguage()
  if (kept) return <BlockedButton id={id} fields={fields} tone={tone} label={label} reason={kept} />
  return (
    <>
      <Button popoverTarget={id} tone={tone} aria-label={label} onClick={onClick}>
        {words.deleteRecord(language)}
      </Button>
      <noscript>
        <Question id={id} text={question} fields={fields} label={label} />
      </noscript>
    </>
  )
}

/**
 * Unlike a `disabled` button it can be reached by keyboard. It posts `explain` to the page, which shows the reason, because a
 * title needs a mouse, and deletes nothing even if the record could be deleted by that time.
 */
function BlockedButton({
  id,
  fields,
  tone,
  label,
  reason,
}: Pick<Parameters<typeof DeleteButton>[0], 'fields' | 'tone'> & {
  id: string
  label: string | undefined
  reason: string
}) {
  const language = useLanguage()
  return (
    <>
      <Form method="post" preventScrollReset className="contents">
        <HiddenFields fields={{ ...fields, explain: 'yes' }} />
        <Button
          type="submit"
          tone={tone}
          aria-label={label}
          aria-disabled
          aria-describedby={id}
          title={reason}
        >
          {words.deleteRecord(language)}
        </Button>
      </Form>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}

function Question({
  id,
  text,
  fields,
  label,
}: {
  id: string
  text: string
  fields: Record<string, string>
  label: string | undefined
}) {
  const language = useLanguage()
  return (
    <div
      id={id}
      popover="auto"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(28rem,100vw-2rem)] border border-rule bg-raised p-6 text-base whitespace-normal text-ink backdrop:bg-black/50"
    >
      <h2 id={`${id}-title`} className="m-0 text-lg font-semibold">
        {words.areYouSure(language)}
      </h2>
      <p className="mt-2 mb-6 text-quiet">{text}</p>
      <form method="post" className="flex justify-end gap-3">
        <HiddenFields fields={fields} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={buttonClass()}>
          {words.cancel(language)}
        </button>
        <Button type="submit" tone="danger" aria-label={label}>
          {words.deleteRecord(language)}
        </Button>
      </form>
    </div>
  )
}

function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** A button that asks `question` and then posts `fields` to its own page, with or without a script. */
export function DeleteRecord({
  question,
  fields,
  keepsPlace = false,
  ...button
}: Pick<ComponentProps<typeof DeleteButton>, 'question' | 'fields' | 'tone' | 'label'> & {
  /** Whether the deletion leads back to this page, which then keeps its scroll position. */
  keepsPlace?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const submit = useSubmit()
  const language = useLanguage()
  return (
    <>
      <DeleteButton {...button} question={question} fields={fields} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        title={words.areYouSure(language)}
        text={question}
        confirmLabel={words.deleteRecord(language)}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          void submit(fields, { method: 'post', preventScrollReset: keepsPlace })
          setOpen(false)
        }}
      />
    </>
  )
}

/** Asks `textOf` the record before a list deletes it, then posts its id to the page itself. */
export function useDeletion<T extends { id: string }>(
  textOf: (record: T) => string,
): { open: (record: T) => void; dialog: ReactNode } {
  const [toDelete, setToDelete] = useState<T | null>(null)
  const submit = useSubmit()
  const language = useLanguage()
  const inTurn = useTaskQueue()
  const dialog = (
    <ConfirmDialog
      open={toDelete !== null}
      title={words.areYouSure(language)}
      text={toDelete ? textOf(toDelete) : ''}
      confirmLabel={words.deleteRecord(language)}
      onCancel={() => setToDelete(null)}
      onConfirm={() => {
        if (toDelete)
          void inTurn(() => submit({ id: toDelete.id }, { method: 'post', preventScrollReset: true }))
        setToDelete(null)
      }}
    />
  )
  return { open: setToDelete, dialog }
}

/** The last cell of a row. `question` is asked before a deletion, which posts `deletion`. */
export function EditAndDelete({
  name,
  editPath,
  kept,
  question,
  deletion,
  onDelete,
}: {
  name: string
  editPath: string
  kept?: string
  question: string
  deletion: Record<string, string>
  onDelete: () => void
}) {
  const language = useLanguage()
  const { search } = useLocation()
  return (
    <>
      <ButtonLink
        to={fromList(editPath, search)}
        aria-label={listWords.editRecord(language, { name })}
        tone="quiet"
      >
        {words.edit(language)}
      </ButtonLink>
      <DeleteButton
        question={question}
        fields={deletion}
        tone="quietDanger"
        label={listWords.deleteRecord(language, { name })}
        kept={kept}
        onClick={onDelete}
      />
    </>
  )
}
