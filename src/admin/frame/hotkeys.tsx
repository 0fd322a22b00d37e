import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Role } from '../../domain/accounts/role.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import { KeySheet } from './key-sheet.tsx'
import { pressedKey } from './pressed-key.ts'
import { useMay } from './role-context.ts'

type Place = { to: string; label: (language: Language) => string; role?: Role }

const places: Record<string, Place> = {
  q: { to: adminPath('/queue'), label: words.queue },
  h: { to: adminPath('/front'), label: words.frontPage },
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
    { keys: '?', does: words.thisSheet(language) },
  ]
}

// Long enough for two fingers, short enough not to surprise a minute later.
const chordMs = 1_000

/** `key` as `pressedKey` names it. Held down it acts once unless it `repeats`: a resting hand must not publish 30. */
export type PageKey = { key: string; shown?: string; does: string; press: () => void; repeats?: true }

const PageKeysContext = createContext<(keys: PageKey[]) => void>(() => undefined)

/** Gives the page that is open keys of its own, on the sheet too. `keys` must keep their identity between renders. */
export function usePageKeys(keys: PageKey[]): void {
  const setKeys = use(PageKeysContext)
  useEffect(() => {
    setKeys(keys)
    return () => setKeys([])
  }, [setKeys, keys])
}

/** On every admin page `g` and a letter go, `/` searches, `n` is new, `?` the sheet; and the page has its own. */
export function Hotkeys({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const language = useLanguage()
  const may = useMay()
  const [sheet, setSheet] = useState<'closed' | 'open' | 'open-with-search'>('closed')
  const [pageKeys, setPageKeys] = useState<PageKey[]>([])
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || isTaken(event)) return
      const key = pressedKey(event)
      const own = pageKeys.find(each => each.key === key)
      if (event.repeat && !own?.repeats) return
      const isChord = event.timeStamp - goPressedAt.current < chordMs
      const place = isChord ? places[key] : undefined
      goPressedAt.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (place) navigate(place.to)
      else if (own) own.press()
      else if (key === 'n') navigate(adminPath('/news/add'))
      else if (key === '?') setSheet(findSearch() ? 'open-with-search' : 'open')
      else if (key !== '/' || !focusSearch()) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, pageKeys])
  const own = pageKeys.map(({ key, shown, does }) => ({ keys: shown ?? key, does }))
  const search = sheet === 'open-with-search' ? [{ keys: '/', does: words.search(language) }] : []
  const rows = [...own, ...search, ...keysEverywhere(language, may)]
  return (
    <PageKeysContext value={setPageKeys}>
      {children}
      <KeySheet open={sheet !== 'closed'} rows={rows} onClose={() => setSheet('closed')} />
    </PageKeysContext>
  )
}

/** Keys pressed in a field, a dialog or a menu are meant for it and not for the page. */
function isTaken({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented) return true
  // One that has been answered keeps the focus until the screen is drawn anew.
  if (!(target instanceof HTMLElement) || target.closest('[data-closed]')) return false
  const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  const isTick = target instanceof HTMLInputElement && target.type === 'checkbox'
  return (
    (isTyping && !isTick) ||
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
