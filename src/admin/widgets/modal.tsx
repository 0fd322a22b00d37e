import { Dialog } from '@base-ui/react/dialog'

/** A dialog over the page; Escape and a click beside it call `onClose`. Everything else is for its popup. */
export function Modal({
  isOpen = true,
  onClose,
  ...popup
}: Dialog.Popup.Props & { isOpen?: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-black/50" />
        <Dialog.Popup {...popup} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}
