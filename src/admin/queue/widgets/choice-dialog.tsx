import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useState } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { inputClass } from '../../forms/field.tsx'
import { buttonClass } from '../../widgets/button.tsx'
import { Modal } from '../../widgets/dialog.tsx'
import { focusAtOnce, isComposing } from '../../widgets/keyboard.ts'

type Choice = { value: string; label: string }

/**
 * A choice by keyboard: a digit takes its line, letters narrow the list (then digits do, too), Enter takes the proposed or the
 * first line, arrows move. The current choice is marked.
 */
export function ChoiceDialog({
  open,
  title,
  choices,
  current = null,
  proposed = null,
  onClose,
  onChoose,
}: {
  open: boolean
  title: string
  choices: Choice[]
  current?: string | null
  proposed?: string | null
  onClose: () => void
  onChoose: (value: string) => void
}) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const left = choices.filter(({ label }) => label.toLocaleLowerCase().includes(typed.toLocaleLowerCase()))
  const end = (value?: string) => {
    onClose()
    setTyped('')
    if (value !== undefined) onChoose(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return event.stopPropagation()
    // Ctrl, Alt or Cmd with a digit changes the browser's tab; a digit after letters belongs to a name, such as G20.
    const isPlain = !(event.ctrlKey || event.altKey || event.metaKey)
    const numbered = isPlain && typed === '' ? left[Number(event.key) - 1] : undefined
    const first = (typed === '' && left.find(({ value }) => value === proposed)) || left[0]
    const taken = event.key === 'Enter' ? first : numbered
    if (!taken) return
    event.preventDefault()
    end(taken.value)
  }
  return (
    <Modal
      hasLines
      isOpen={open}
      onClose={() => end()}
      finalFocus={returnToRow}
      className="fixed top-24 left-1/2 max-sm:top-36 w-[min(24rem,100vw-2rem)] -translate-x-1/2 border border-rule bg-raised p-4 text-ink"
    >
      <Dialog.Title className="m-0 mb-3 text-base font-semibold">{title}</Dialog.Title>
      <input
        ref={focusAtOnce}
        aria-label={words.narrow(language, { title })}
        autoComplete="off"
        className={inputClass}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ol className="m-0 mt-2 max-h-80 list-none overflow-y-auto p-0">
        {left.map(({ value, label }, at) => (
          <li key={value}>
            <button
              type="button"
              aria-current={value === current ? 'true' : undefined}
              onClick={() => end(value)}
              className="flex min-h-9 w-full max-sm:min-h-11 cursor-pointer items-center gap-3 px-2 text-left hover:bg-wash aria-[current]:font-semibold"
            >
              <span aria-hidden="true" className="w-4 pointer-coarse:hidden text-xs text-quiet">
                {typed === '' && at < 9 ? at + 1 : ''}
              </span>
              {label}
              {value === current ? (
                <span className="ml-auto text-xs text-quiet">{words.current(language)}</span>
              ) : null}
              {value === proposed ? (
                <span className="ml-auto text-xs text-accent">{words.proposed(language)}</span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="m-0 text-sm text-quiet">
        {left.length === 0 ? words.noChoice(language) : ''}
      </p>
      <Dialog.Close className={`${buttonClass()} mt-3`}>{words.cancel(language)}</Dialog.Close>
    </Modal>
  )
}

/** A `finalFocus`: the current row, unless another dialog has been opened from the closing one and has the keyboard. */
export function returnToRow(): HTMLElement | null | false {
  const isInDialog = document.activeElement?.closest('[role=dialog]:not([data-closed])')
  return isInDialog ? false : findCurrentRow()
}

/** The row of the entry under the cursor; it takes the focus when a dialog about entries closes. */
export function findCurrentRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-entry][aria-current="true"]')
}
