// The script of a page shown from a copy: reports when the server is reachable again and has another version.

const everyMs = 30_000
// A device reports its network a moment before it carries anything.
const againMs = 3_000
const line = document.querySelector<HTMLElement>('.copy[data-version]')

if (line) {
  addEventListener('online', lookTwice)
  setInterval(look, everyMs)
  void look()
}

async function lookTwice(): Promise<void> {
  if (!(await look())) setTimeout(look, againMs)
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
