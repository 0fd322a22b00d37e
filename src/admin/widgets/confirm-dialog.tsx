import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { buttonClass } from './button.tsx'
import { findFocusAfter } from './find-focus-after.ts'
import { takeFocus } from './take-focus.ts'
import { useCloseWatcher } from './use-close-watcher.ts'

/** Starts on Cancel, which returns the focus; confirming moves it to the next row. The caller clears the selection. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  onCancel,
  onConfirm,
}: {
  open: boolean
  title: string
  text: string
  confirmLabel: string
  onCancel: () => void
  onConfirm: () => void
}) {
  const language = useLanguage()
  useCloseWatcher(open, onCancel)
  const isConfirmed = useRef(false)
  const next = useRef<HTMLElement | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const begin = () => {
    isConfirmed.current = false
    next.current = findFocusAfter(document.activeElement)
    return takeFocus(cancel.current)
  }
  const confirm = () => {
    isConfirmed.current = true
    onConfirm()
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={isOpen => (isOpen ? undefined : onCancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 bg-black/50" />
        <AlertDialog.Popup
          initialFocus={begin}
          finalFocus={() => (isConfirmed.current ? takeFocus(next.current) : true)}
          className="fixed top-1/2 left-1/2 w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 border border-rule bg-raised p-6 text-ink"
        >
          <AlertDialog.Title className="m-0 text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 mb-6 text-quiet">{text}</AlertDialog.Description>
          <div className="flex justify-end gap-3">
            <AlertDialog.Close ref={cancel} className={buttonClass('plain')}>
              {words.cancel(language)}
            </AlertDialog.Close>
            <button type="button" className={buttonClass('danger')} onClick={confirm}>
              {confirmLabel}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
