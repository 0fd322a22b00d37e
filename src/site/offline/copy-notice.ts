// The script of a page shown from a copy: reports when the server is reachable again and has another version.

const everyMs = 30_000
// A device reports its network some seconds before it carries anything. Each further attempt waits twice as long.
const againMs = 3_000
const line = document.querySelector<HTMLElement>('.copy[data-version]')

if (line) {
  addEventListener('online', () => void lookAgain(againMs))
  setInterval(look, everyMs)
  void lookAgain(againMs)
}

async function lookAgain(waitMs: number): Promise<void> {
  if (!(await look()) && waitMs < everyMs) setTimeout(lookAgain, waitMs, 2 * waitMs)
}

/** Whether the server could be reached. */
async function look(): Promise<boolean> {
  if (!navigator.onLine || document.hidden || !line) return false
  const found = await fetch(location.href, { method: 'HEAD', cache: 'no-cache' }).catch(() => null)
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
