import { Dialog } from '@base-ui/react/dialog'
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { FrontChanges } from '../../domain/front/front-changes.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import * as pinWords from '../../words/pins.ts'
import { onKept } from '../forms/drafts.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { Button, ButtonLink, buttonClass } from '../widgets/button.tsx'
import { Modal } from '../widgets/dialog.tsx'
import { isComposing, takeFocus } from '../widgets/keyboard.ts'
import { isDraftStored } from './draft-store.ts'
import type { FrontDesk } from './use-front-desk.ts'
import { usePublishFront } from './use-publish-front.ts'

/** How many changes are not published yet, with buttons to publish or discard them. */
export function DeskBar({ desk }: { desk: FrontDesk }) {
  const language = useLanguage()
  const { count, changes, dropPublished } = desk
  const [isPreviewed, setIsPreviewed] = useState(false)
  const isKept = useSyncExternalStore(onKept, isDraftStored, () => true)
  const { publish: publishChanges, isBusy } = usePublishFront(dropPublished)
  const publish = () => {
    setIsPreviewed(false)
    publishChanges(changes)
  }
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={`${adminPath('/activity')}?kind=pins`}>{words.history(language)}</ButtonLink>
        <Button data-desk="undo" isOff={!desk.canUndo || count === 0} onClick={desk.undo}>
          {words.undo(language)}
        </Button>
        <Button data-desk="preview" onClick={() => setIsPreviewed(true)}>
          {words.preview(language)}
        </Button>
        <Button data-desk="publish" tone="primary" isOff={count === 0 || isBusy} onClick={publish}>
          {words.publish(language)}
        </Button>
      </PageTitle>
      <noscript>
        <p className="mt-0 mb-4 max-w-prose text-quiet">{words.withoutScript(language)}</p>
      </noscript>
      <p role="status" className="mb-4 text-sm text-quiet sm:-mt-4 noscript:hidden">
        {count === 0 ? words.unchanged(language) : words.changes(language, { count })}
        {count === 0 || isKept ? '' : ` ${pinWords.notStored(language)}`}
      </p>
      <PreviewDialog
        isOpen={isPreviewed}
        changes={changes}
        onClose={() => setIsPreviewed(false)}
        onPublish={count > 0 && !isBusy ? publish : null}
      />
    </>
  )
}

const phone = { name: words.phone, px: 360 }
const desktop = { name: words.desktop, px: 1280 }

// Scaled down to a phone, a desktop's page is unreadable.
const narrowPx = 640

/** The real front page with the desk's changes, as wide as a phone or a desktop. */
function PreviewDialog({
  isOpen,
  changes,
  onClose,
  onPublish,
}: {
  isOpen: boolean
  changes: FrontChanges
  onClose: () => void
  /** Null if there is nothing to publish. */
  onPublish: (() => void) | null
}) {
  const language = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  const width = chosen ?? (isOpen && window.innerWidth < narrowPx ? phone : desktop).px
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      // Its key leaves the focus where it was, perhaps nowhere.
      finalFocus={() => takeFocus(document.querySelector<HTMLElement>('[data-desk=preview]'))}
      className="fixed inset-2 flex flex-col border border-rule bg-raised p-3 text-ink sm:inset-6"
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Dialog.Title className="m-0 mr-auto text-lg font-semibold">{words.preview(language)}</Dialog.Title>
        {[phone, desktop].map(({ name, px }) => (
          <Button key={px} aria-pressed={width === px} onClick={() => setChosen(px)}>
            {name(language)}
          </Button>
        ))}
        {onPublish ? (
          <Button tone="primary" onClick={onPublish}>
            {words.publish(language)}
          </Button>
        ) : null}
        <Dialog.Close className={buttonClass()}>{pinWords.close(language)}</Dialog.Close>
      </div>
      <PreviewFrame changes={changes} width={width} onClose={onClose} />
    </Modal>
  )
}

/** A frame with the width of the previewed page, scaled down to the available room. */
function PreviewFrame({
  changes,
  width,
  onClose,
}: {
  changes: FrontChanges
  width: number
  onClose: () => void
}) {
  const language = useLanguage()
  const room = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEscapeInFrame(frame, onClose)
  useEffect(() => {
    form.current?.submit()
    const { current } = room
    if (!current) return
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return (
    <div ref={room} className="min-h-0 flex-1 overflow-hidden bg-wash">
      {/* Posted as a form, because changes can be longer than an address may be. */}
      <form ref={form} method="post" action={adminPath('/front/preview')} target="front-preview">
        <input type="hidden" name="changes" value={JSON.stringify(changes)} />
      </form>
      <iframe
        ref={frame}
        name="front-preview"
        title={words.previewTitle(language)}
        className="mx-auto block border-0 bg-white"
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
          marginLeft: Math.max(0, (size.width - width * scale) / 2),
        }}
      />
    </div>
  )
}

/** Keys pressed inside the frame do not reach the dialog, and no event says that a new document has begun there. */
function useEscapeInFrame(frame: RefObject<HTMLIFrameElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) leave()
    }
    let next = 0
    const listen = () => {
      // Adds it once to each document.
      frame.current?.contentDocument?.addEventListener('keydown', press)
      next = requestAnimationFrame(listen)
    }
    listen()
    return () => cancelAnimationFrame(next)
  }, [frame])
}
