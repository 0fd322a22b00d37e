import { isShown } from './changes.ts'
import { renewRegions } from './renew-regions.ts'

// Thousands of pages hear of a change at once; they ask for it spread over this time.
const spreadMs = 400

let isRenewing = false
let isDue = false

/**
 * Renews the page when something it shows has changed. Hidden pages hold no stream and catch up on return; a reader
 * who asked the browser to save data is left alone.
 */
export function startLiveRefresh(): void {
  const main = document.querySelector<HTMLElement>('main[data-live]')
  if (!main || savesData()) return
  let stream: EventSource | null = null
  const listen = () => {
    stream = new EventSource('/events')
    stream.onmessage = ({ data }) => {
      if (isShown(String(data), main.dataset.live ?? '')) renewSoon()
    }
  }
  document.addEventListener('visibilitychange', () => {
    stream?.close()
    if (document.hidden) return
    listen()
    renewSoon()
  })
  if (!document.hidden) listen()
}

function renewSoon(): void {
  isDue = true
  if (isRenewing) return
  isRenewing = true
  setTimeout(renewWhileDue, Math.random() * spreadMs)
}

async function renewWhileDue(): Promise<void> {
  showRenewal(true)
  while (isDue && !document.hidden) {
    isDue = false
    await renewPage()
  }
  showRenewal(false)
  isRenewing = false
}

async function renewPage(): Promise<void> {
  // A server that is away, or breaks off, is not the reader's concern: the stream reconnects by itself and brings us back here.
  const response = await fetch(location.href, { cache: 'no-cache', redirect: 'manual' }).catch(() => null)
  if (!response) return
  if (isElsewhere(response)) location.reload()
  else if (response.ok) {
    const html = await response.text().catch(() => '')
    if (html) renewRegions(new DOMParser().parseFromString(html, 'text/html'))
  }
}

/** A story that was merged has another address, an emptied one none: the old text must not stay. */
function isElsewhere({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || status === 404 || status === 410
}

/** The server wrote what is said meanwhile into the page. */
function showRenewal(isOn: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-status]')
  if (status) status.textContent = (isOn && status.dataset.status) || ''
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
