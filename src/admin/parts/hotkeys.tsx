import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { buttonClass } from './button.tsx'

const places: Record<string, { to: string; label: string }> = {
  d: { to: '/admin/dashboard', label: 'Dashboard' },
  n: { to: '/admin/news', label: 'News Links' },
  c: { to: '/admin/categories', label: 'Categories' },
  p: { to: '/admin/site-links', label: 'Site Links' },
  s: { to: '/admin/settings', label: 'Settings' },
}

// Long enough for two fingers, short enough not to surprise a minute later.
const chordMs = 1_000

/** Keys of every admin page: `g` and a letter to go, `/` to search, `n` for new, `?` for this sheet. */
export function Hotkeys() {
  const navigate = useNavigate()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const goPressedAt = useRef(0)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      const place = event.timeStamp - goPressedAt.current < chordMs ? places[event.key] : undefined
      goPressedAt.current = event.key === 'g' ? event.timeStamp : 0
      if (place) navigate(place.to)
      else if (event.key === 'n') navigate('/admin/news/add')
      else if (event.key === '?') setSheetOpen(true)
      else if (event.key === '/' && focusSearch()) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate])
  return <KeySheet open={isSheetOpen} onClose={() => setSheetOpen(false)} />
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

function focusSearch(): boolean {
  const field = document.querySelector('[data-hotkey="/"]')
  if (!(field instanceof HTMLElement)) return false
  field.focus()
  return true
}

function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const rows = [
    ...Object.entries(places).map(([key, { label }]) => ({ keys: `g ${key}`, does: `Go to ${label}` })),
    { keys: 'n', does: 'Add a news link' },
    { keys: '/', does: 'Search' },
    { keys: '?', does: 'This sheet' },
  ]
  return (
    <Dialog.Root open={open} onOpenChange={isOpen => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-black/50" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 border border-rule bg-raised p-6 text-ink">
          <Dialog.Title className="m-0 mb-4 text-lg font-semibold">Keys</Dialog.Title>
          <dl className="mb-6 grid grid-cols-[4rem_1fr] gap-y-2">
            {rows.map(({ keys, does }) => (
              <div key={keys} className="contents">
                <dt>
                  <kbd className="border border-rule bg-wash px-2 py-0.5 text-sm">{keys}</kbd>
                </dt>
                <dd className="m-0">{does}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close className={buttonClass()}>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
