import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import * as adminWords from '../../words/admin-words.ts'
import { buttonClass } from '../widgets/button.tsx'

export function KeySheet({
  open,
  rows,
  onClose,
}: {
  open: boolean
  rows: { keys: string; does: string }[]
  onClose: () => void
}) {
  const language = useLanguage()
  const before = useRef<Element | null>(null)
  const remember = () => {
    before.current = document.activeElement
    return true
  }
  return (
    <Dialog.Root open={open} onOpenChange={isOpen => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-black/50" />
        <Dialog.Popup
          initialFocus={remember}
          finalFocus={() => (before.current instanceof HTMLElement ? before.current : true)}
          className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 max-sm:top-24 max-sm:max-h-[calc(100dvh-7rem)] max-sm:translate-y-0 overflow-y-auto border border-rule bg-raised p-6 text-ink"
        >
          {/* On top, since it takes the focus and the sheet is longer than a telephone is high. */}
          <div className="mb-4 flex items-center justify-between">
            <Dialog.Title className="m-0 text-lg font-semibold">{words.keys(language)}</Dialog.Title>
            <Dialog.Close className={buttonClass()}>{adminWords.close(language)}</Dialog.Close>
          </div>
          <dl className="m-0 gap-x-8 sm:columns-2">
            {rows.map(({ keys, does }) => (
              <div key={keys} className="mb-2 grid break-inside-avoid grid-cols-[4rem_1fr]">
                <dt>
                  <kbd className="border border-rule bg-wash px-2 py-0.5 text-sm">{keys}</kbd>
                </dt>
                <dd className="m-0">{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
