// The script of a page shown from a copy: reports when the server is reachable again and has another version.

const everyMs = 30_000
const line = document.querySelector<HTMLElement>('.copy[data-version]')

if (line) {
  addEventListener('online', look)
  setInterval(look, everyMs)
  void look()
}

async function look(): Promise<void> {
  if (!navigator.onLine || document.hidden || !line) return
  const found = await fetch(location.href, { method: 'HEAD', cache: 'no-cache' }).catch(() => null)
  if (!found?.ok) return
  const version = (found.headers.get('etag') ?? '').replace(/[^\w-]/g, '')
  if (version && version === line.dataset.version) line.parentElement?.remove()
  else {
    const [text, link] = [line.querySelector('span'), line.querySelector('a')]
    if (text) text.textContent = line.dataset.newer ?? ''
    if (link) link.textContent = line.dataset.show ?? ''
  }
}
