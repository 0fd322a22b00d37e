import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import type { FrontChanges } from '../../domain/front/front-changes.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const widths = [
  { name: words.phone, px: 360 },
  { name: words.desktop, px: 1280 },
]

/** The real page with the changes of the desk, as wide as a telephone or a desktop. */
export function PreviewDialog({
  isOpen,
  changes,
  onClose,
  onPublish,
}: {
  isOpen: boolean
  changes: FrontChanges
  onClose: () => void
  /** Null while there is nothing to publish. */
  onPublish: (() => void) | null
}) {
  const language = useLanguage()
  const [width, setWidth] = useState(1280)
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-black/50" />
        <Dialog.Popup className="fixed inset-2 flex flex-col border border-rule bg-raised p-3 text-ink sm:inset-6">
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <Dialog.Title className="m-0 mr-auto text-lg font-semibold">
              {words.preview(language)}
            </Dialog.Title>
            {widths.map(({ name, px }) => (
              <Button key={px} aria-pressed={width === px} onClick={() => setWidth(px)}>
                {name(language)}
              </Button>
            ))}
            {onPublish ? (
              <Button tone="primary" onClick={onPublish}>
                {words.publish(language)}
              </Button>
            ) : null}
            <Dialog.Close className={buttonClass()}>{words.close(language)}</Dialog.Close>
          </div>
          <PreviewFrame changes={changes} width={width} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
