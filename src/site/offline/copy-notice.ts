import { findSentAt } from '../../http/sent-at.ts'
import { whenParsed } from '../when-parsed.ts'
import { fetchWithin } from './fetch-within.ts'

// The script of a page shown from a copy: reports when the server is reachable again and has another version.

const everyMs = 30_000
// A device reports its network some seconds before it carries anything. Each further attempt waits twice as long.
const againMs = 3_000
whenParsed(() => {
  const line = document.querySelector<HTMLElement>('.copy[data-version]')
  if (!line) return
  addEventListener('online', () => void lookAgain(line, againMs))
  setInterval(look, everyMs, line)
  void lookAgain(line, againMs)
  // The reader script replaces whole elements only with those of the latest version.
  const observer = new MutationObserver(changes => {
    if (changes.some(({ removedNodes }) => [...removedNodes].some(node => node instanceof Element)))
      line.parentElement?.remove()
  })
  for (const main of document.querySelectorAll('main[data-live]'))
    observer.observe(main, { childList: true, subtree: true })
})

async function lookAgain(line: HTMLElement, waitMs: number): Promise<void> {
  if (!(await look(line)) && waitMs < everyMs) setTimeout(lookAgain, waitMs, line, 2 * waitMs)
}

/** Whether our server could be reached; a proxy's page says nothing. A page that is gone by now must not be read on. */
async function look(line: HTMLElement): Promise<boolean> {
  if (!navigator.onLine || document.hidden) return false
  const found = await fetchWithin(location.href, { method: 'HEAD' }).catch(() => null)
  if (!found || !findSentAt(found.headers)) return false
  if ([404, 410].includes(found.status)) location.reload()
  if (!found.ok) return false
  const version = (found.headers.get('etag') ?? '').replace(/[^\w-]/g, '')
  if (version && version === line.dataset.version) line.parentElement?.remove()
  else {
    const [text, link] = [line.querySelector('span'), line.querySelector('a')]
    if (text) text.textContent = line.dataset.newer ?? ''
    if (link) link.textContent = line.dataset.show ?? ''
  }
  return true
}
