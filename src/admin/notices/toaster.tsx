import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/notices.ts'
import { randomId } from '../widgets/random-id.ts'
import type { CarriedNotice } from './notice.ts'
import { useShowNotice } from './notice-toast.tsx'
import { failedNotice } from './shown-notice.ts'
import { UndoButton } from './undo-button.tsx'

/** The area where toasts appear: on a phone below `header`. `notice` is the server's notice after a redirect. */
export function Toaster({
  notice,
  header,
  children,
}: {
  notice: CarriedNotice | null
  header?: ReactNode
  children: ReactNode
}) {
  return (
    <Toast.Provider timeout={8_000}>
      <CarriedNoticeToast notice={notice} />
      {header}
      <div className={header ? 'below-header' : undefined}>
        <Toast.Viewport
          ref={trackRoom}
          aria-label={words.notifications(useLanguage())}
          className="toasts print:hidden right-4 z-10 flex w-[min(24rem,100vw-2rem)] flex-col gap-2"
        >
          <ToastList />
        </Toast.Viewport>
      </div>
      {children}
    </Toast.Provider>
  )
}

// The distance of the toasts from a form above them and from the screen's edge below.
const roomAroundPx = 24

/** Passes the height of the toasts to the stylesheet, for a form that has no room beside them. */
function trackRoom(viewport: HTMLElement | null): (() => void) | undefined {
  if (!viewport) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = viewport.offsetHeight
    style.setProperty('--toasts-room', height > 0 ? `${height + roomAroundPx}px` : '0px')
  })
  observer.observe(viewport)
  return () => {
    observer.disconnect()
    style.removeProperty('--toasts-room')
  }
}

function CarriedNoticeToast({ notice }: { notice: CarriedNotice | null }) {
  useCarriedNotice(notice)
  return null
}

/** What a toast offers beside its own action, which is undo. */
type Offers = {
  undoBatchId?: string | null
  /** The record whose history a failure offers. */
  historyId?: string | null
  onPublish?: (() => void) | undefined
}

function ToastList() {
  const language = useLanguage()
  const { toasts, close } = Toast.useToastManager<Offers>()
  return toasts.map(toast => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="border border-l-4 border-rule border-l-good bg-raised text-ink transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 data-[type=error]:border-l-danger"
    >
      <Toast.Content className="flex items-start py-3 pl-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <div className="min-w-0 flex-1 basis-40">
            <Toast.Title className="m-0 text-sm font-semibold" />
            <Toast.Description className="m-0 text-sm text-quiet" />
          </div>
          {toast.data?.onPublish ? (
            <button
              type="button"
              data-publish-now=""
              onClick={() => {
                close(toast.id)
                toast.data?.onPublish?.()
              }}
              className={offerClass}
            >
              {words.publishNow(language)}
              <span aria-hidden className="pointer-coarse:hidden">
                {' P'}
              </span>
            </button>
          ) : null}
          {toast.data?.undoBatchId ? (
            <UndoButton batchId={toast.data.undoBatchId} onAnswer={() => close(toast.id)} />
          ) : null}
          {toast.data?.historyId ? (
            <Link to={adminPath('/history/:id', { id: toast.data.historyId })} className={offerClass}>
              {adminWords.history(language)}
            </Link>
          ) : null}
          {toast.actionProps ? <Toast.Action data-undo="" className={offerClass} /> : null}
        </div>
        <Toast.Close
          aria-label={words.dismiss(language)}
          className="size-11 shrink-0 cursor-pointer text-quiet hover:text-ink"
        >
          ✕
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

const offerClass =
  'cursor-pointer px-2 py-1 max-sm:min-h-11 text-sm font-semibold text-accent underline underline-offset-4'

const storageKey = 'shown-notices'
// Each comes with a posted form and is carried for at most a minute, in which no editor posts this many.
const rememberedMax = 50

/** True for the first page of this browser that claims the notice; for each page of a browser that stores nothing. */
export function claimNotice(
  id: string,
  findStorage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): boolean {
  try {
    const storage = findStorage()
    const shown = (storage.getItem(storageKey) ?? '').split(' ')
    if (shown.includes(id)) return false
    storage.setItem(storageKey, [id, ...shown].slice(0, rememberedMax).join(' '))
  } catch {
    // Its storage is full or switched off.
  }
  return true
}

/**
 * Shows a notice that the server, or a page of this browser, left for the next page. A notice that arrives with a reload of
 * the same page is ignored: it may belong to another window, which shows it.
 */
function useCarriedNotice(notice: CarriedNotice | null): void {
  const { key, state } = useLocation()
  const arrivedAt = useRef<string>(undefined)
  const show = useShowNotice()
  const language = useLanguage()
  useEffect(() => {
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    for (const carried of [notice, readState(state, language)]) {
      if (carried && claimNotice(carried.id)) show(carried)
    }
  }, [key, notice, state, show, language])
}

/** The location state of a navigation away from a page that failed to load: the next page shows `text`. */
export function failedState(text: string): { failed: string; id: string } {
  return { failed: text, id: randomId() }
}

// Checked by hand: the login would load 15 KB of zod for these two strings.
function readState(state: unknown, language: Language): CarriedNotice | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('failed' in state && 'id' in state)) return null
  const { id, failed } = state
  if (typeof id !== 'string' || typeof failed !== 'string') return null
  return { id, ...failedNotice(failed, language) }
}
