import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { buttonClass } from './button.tsx'
import { findFocusAfter, isComposing, takeFocus } from './keyboard.ts'

/**
 * A dialog over the page; Escape, Android's Back and a click beside it call `onClose`. `hasLines`: it has an input above a list
 * of buttons, between which arrows move. Everything else is for its popup.
 */
export function Modal({
  isOpen = true,
  hasLines = false,
  onClose,
  ...popup
}: Dialog.Popup.Props & { isOpen?: boolean; hasLines?: boolean; onClose: () => void }) {
  useCloseWatcher(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-black/50" />
        <Dialog.Popup onKeyDown={hasLines ? moveThroughLines : undefined} {...popup} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Enter leads from the input to the first line, if it does nothing else. */
function moveThroughLines(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ol button')]
  const at = stops.findIndex(stop => stop.matches(':focus'))
  const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && at === 0)
  if (event.defaultPrevented || (!isDown && event.key !== 'ArrowUp') || isComposing(event.nativeEvent)) return
  stops[at + (isDown ? 1 : -1)]?.focus()
  event.preventDefault()
}

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
          className="fixed top-1/2 left-1/2 w-[min(28rem,100vw-2rem)] -translate-x-1/2 -translate-y-1/2 border border-rule bg-raised p-6 text-ink"
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

declare global {
  interface Window {
    // TypeScript's own declarations have only what all browsers have.
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void; requestClose(): void }
  }
}

/**
 * Android's Back closes what is open instead of leaving the page, where the browser has a `CloseWatcher`. It also answers to
 * Escape, so `onClose` may be called twice.
 */
export function useCloseWatcher(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [isOpen])
}
