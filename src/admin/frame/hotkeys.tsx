import { Dialog } from '@base-ui/react/dialog'
import { Toast } from '@base-ui/react/toast'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Link, useNavigate } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Role } from '../../domain/accounts/role.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as noticeWords from '../../words/notices.ts'
import { failureId } from '../notices/notice-toast.tsx'
import { buttonClass } from '../widgets/button.tsx'
import { Modal } from '../widgets/dialog.tsx'
import { doKeysAct, isComposing, pressedKey, takeFocus } from '../widgets/keyboard.ts'
import { useMay } from './role-context.ts'

type Place = { to: string; label: (language: Language) => string; role?: Role }

const places: Record<string, Place> = {
  q: { to: adminPath('/queue'), label: words.queue },
  h: { to: adminPath('/front'), label: adminWords.frontPage },
  d: { to: adminPath('/dashboard'), label: words.dashboard },
  n: { to: adminPath('/news'), label: words.newsLinks },
  c: { to: adminPath('/categories'), label: words.categories },
  o: { to: adminPath('/outlets'), label: words.outlets },
  f: { to: adminPath('/feeds'), label: words.feeds },
  p: { to: adminPath('/site-links'), label: words.siteLinks },
  s: { to: adminPath('/settings'), label: words.settings, role: 'administrator' },
  t: { to: adminPath('/stories'), label: words.stories },
}

function keysEverywhere(language: Language, may: (role: Role) => boolean) {
  return [
    ...Object.entries(places)
      .filter(([, { role = 'editor' }]) => may(role))
      .map(([key, { label }]) => ({
        keys: `g ${key}`,
        does: words.goTo(language, { place: label(language) }),
      })),
    { keys: 'n', does: words.addNewsLink(language) },
    { keys: 'F6', does: words.goTo(language, { place: noticeWords.notifications(language) }) },
    { keys: '?', does: words.thisSheet(language) },
  ]
}

// Long enough to press two keys, too short to take effect a minute later.
const chordMs = 1_000

/** `key` as `pressedKey` names it. A held key acts once unless it `repeats`: a resting hand must not publish 30 entries. */
export type PageKey = { key: string; shown?: string; does: string; press: () => void; repeats?: true }

const PageKeysContext = createContext<(keys: PageKey[]) => void>(() => undefined)

/**
 * Registers the page's own keys and lists them on the key sheet. `keys` must keep its identity between renders. A layout effect
 * replaces the keys as soon as the page is drawn anew, so that no key acts on entries that are no longer shown.
 */
export function usePageKeys(keys: PageKey[]): void {
  const setKeys = use(PageKeysContext)
  useLayoutEffect(() => {
    setKeys(keys)
    return () => setKeys([])
  }, [setKeys, keys])
}

/** On every admin page, `g` and a letter navigate, `/` searches, `n` creates and `?` opens the sheet; pages add their own keys. */
export function Hotkeys({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const ifConnected = useIfConnected()
  const language = useLanguage()
  const may = useMay()
  const [sheet, setSheet] = useState<'closed' | 'open' | 'open-with-search'>('closed')
  const [pageKeys, setPageKeys] = useState<PageKey[]>([])
  const pressable = useRef(pageKeys)
  const register = useCallback((keys: PageKey[]) => {
    pressable.current = keys
    setPageKeys(keys)
  }, [])
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && leaveSearch(event)) return
      if (event.metaKey || event.ctrlKey || event.altKey || isTaken(event)) return
      const key = pressedKey(event)
      // Enter or F6 is not pressed by dictating.
      if (key.length === 1 && !doKeysAct()) return
      const own = pressable.current.find(each => each.key === key)
      if (event.repeat && !own?.repeats) return
      const isChord = event.timeStamp - goPressedAt.current < chordMs
      const place = isChord ? places[key] : undefined
      goPressedAt.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (place) ifConnected(() => navigate(place.to))
      else if (own) own.press()
      else if (key === 'n') ifConnected(() => navigate(adminPath('/news/add')))
      else if (key === '?') setSheet(findSearch() ? 'open-with-search' : 'open')
      else if (key !== '/' || !focusSearch()) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, ifConnected])
  const own = pageKeys.map(({ key, shown, does }) => ({ keys: shown ?? key, does }))
  const search = sheet === 'open-with-search' ? [{ keys: '/', does: words.search(language) }] : []
  const rows = [...own, ...search, ...keysEverywhere(language, may)]
  return (
    <PageKeysContext value={register}>
      {children}
      <KeySheet open={sheet !== 'closed'} rows={rows} onClose={() => setSheet('closed')} />
    </PageKeysContext>
  )
}

/** A key pressed in a field, a dialog or a menu is meant for that and not for the page; so is Enter on a link or button. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key, defaultPrevented } = event
  if (isComposing(event) || defaultPrevented) return true
  // A closing popup keeps the focus until the screen is redrawn, so its keys belong to the page again.
  if (!(target instanceof HTMLElement) || target.closest('[data-closed]')) return false
  const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  const isTick = target instanceof HTMLInputElement && target.type === 'checkbox'
  return (
    (isTyping && !isTick) ||
    (key === 'Enter' && target.closest('a, button, summary') !== null) ||
    target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null
  )
}

function findSearch(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-hotkey="/"]')
}

function focusSearch(): boolean {
  const field = findSearch()
  field?.focus()
  return field !== null
}

/** Escape leaves a search field for the page's keys. It empties a field that filters at once; words to submit stay. */
function leaveSearch(event: KeyboardEvent): boolean {
  const { target } = event
  const isField = target instanceof HTMLInputElement && target.type === 'search'
  if (!isField || isComposing(event) || target.closest('[role=dialog]')) return false
  if (target.form) event.preventDefault()
  target.blur()
  return true
}

function KeySheet({
  open,
  rows,
  onClose,
}: {
  open: boolean
  rows: { keys: string; does: string }[]
  onClose: () => void
}) {
  const language = useLanguage()
  const before = useRef<HTMLElement | null>(null)
  const close = useRef<HTMLButtonElement>(null)
  const begin = () => {
    const { activeElement, body } = document
    before.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
    return takeFocus(close.current)
  }
  return (
    <Modal
      isOpen={open}
      onClose={onClose}
      initialFocus={begin}
      // Without an earlier focus there is nothing to return to; Base UI would show the link that skips to the content.
      finalFocus={() => before.current ?? false}
      className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-7rem)] w-[min(40rem,100vw-2rem)] -translate-x-1/2 -translate-y-1/2 max-sm:top-24 max-sm:translate-y-0 overflow-y-auto border border-rule bg-raised p-6 text-ink"
    >
      {/* At the top, because it takes the focus and the sheet is taller than a phone's screen. */}
      <div className="mb-4 flex items-center justify-between">
        <Dialog.Title className="m-0 text-lg font-semibold">{words.keys(language)}</Dialog.Title>
        <Dialog.Close ref={close} className={buttonClass()}>
          {adminWords.close(language)}
        </Dialog.Close>
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
      <Link to={`${adminPath('/account')}#keys`} onClick={onClose}>
        {words.turnKeysOff(language)}
      </Link>
    </Modal>
  )
}

/**
 * Carries something out unless the server is away, which a toast says. A browser without a network says so of every server,
 * but one on this machine may answer.
 */
export function useIfConnected(): (go: () => void) => void {
  const title = words.noConnection(useLanguage())
  const { add } = Toast.useToastManager()
  return useCallback(
    go => {
      if (navigator.onLine) return go()
      const fail = () => void add({ id: failureId, title, type: 'error', data: {} })
      void askServer({ fetch }).then(go, fail)
    },
    [add, title],
  )
}

function askServer({ fetch }: { fetch: typeof globalThis.fetch }): Promise<unknown> {
  return fetch('/health', { method: 'HEAD' })
}
