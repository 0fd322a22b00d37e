import { type ComponentProps, useState } from 'react'
import { useSubmit } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'
import { DeleteButton } from './delete-button.tsx'

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
