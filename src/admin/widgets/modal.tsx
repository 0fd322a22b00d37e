import { Dialog } from '@base-ui/react/dialog'
import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'
import { useCloseWatcher } from './use-close-watcher.ts'

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
