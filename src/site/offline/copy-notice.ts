import { whenParsed } from '../when-parsed.ts'

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
})

async function lookAgain(line: HTMLElement, waitMs: number): Promise<void> {
  if (!(await look(line)) && waitMs < everyMs) setTimeout(lookAgain, waitMs, line, 2 * waitMs)
}

/** Whether the server could be reached. */
async function look(line: HTMLElement): Promise<boolean> {
  if (!navigator.onLine || document.hidden) return false
  const signal = AbortSignal.timeout(everyMs)
  const found = await fetch(location.href, { method: 'HEAD', cache: 'no-cache', signal }).catch(() => null)
  if (!found?.ok) return false
  const version = (found.headers.get('etag') ?? '').replace(/[^\w-]/g, '')
  if (version && version === line.dataset.version) line.parentElement?.remove()
  else {
    const [text, link] = [line.querySelector('span'), line.querySelector('a')]
    if (text) text.textContent = line.dataset.newer ?? ''
    if (link) link.textContent = line.dataset.show ?? ''
  }
  return true
}
