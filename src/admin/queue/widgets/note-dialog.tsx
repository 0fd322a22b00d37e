import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { noteMax } from '../../../domain/queue/decision-limits.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { inputClass } from '../../forms/field.tsx'
import { Button, buttonClass } from '../../widgets/button.tsx'
import { focusAtOnce } from '../../widgets/focus-at-once.ts'
import { isComposing } from '../../widgets/is-composing.ts'
import { Modal } from '../../widgets/modal.tsx'
import { returnToRow } from './current-row.ts'

/** A short note on an entry for the editor who decides it. An empty note removes the existing one. */
export function NoteDialog({
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
      className="fixed top-24 left-1/2 max-sm:top-36 w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 border border-rule bg-raised p-4 text-ink"
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
