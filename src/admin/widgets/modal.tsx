import { Dialog } from '@base-ui/react/dialog'
import { useCloseWatcher } from './use-close-watcher.ts'

/** A dialog over the page; Escape, Android's Back and a click beside it call `onClose`. Everything else is for its popup. */
export function Modal({
  isOpen = true,
  onClose,
  ...popup
}: Dialog.Popup.Props & { isOpen?: boolean; onClose: () => void }) {
  useCloseWatcher(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-black/50" />
        <Dialog.Popup {...popup} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}
