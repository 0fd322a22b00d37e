import { followEvents } from '../../ui/follow-events.ts'
import { isShown } from './changes.ts'
import { renewRegions } from './renew-regions.ts'

declare global {
  interface Navigator {
    /** Only Chromium has it. */
    connection?: { saveData: boolean }
  }
}

// Thousands of pages receive a change at the same moment; they spread their requests over this time.
const spreadMs = 400

const firstRetryMs = 4_000

let isRenewing = false
let isDue = false
let retryMs = firstRetryMs

/**
 * Renews the page when something it shows has changed. Hidden pages keep no stream and catch up when shown again; pages
 * of readers who turned on data saving are not renewed.
 */
export function startLiveRefresh(): void {
  const main = document.querySelector<HTMLElement>('main[data-live]')
  if (!main || navigator.connection?.saveData) return
  let stop: (() => void) | undefined
  const listen = () => {
    stop = followEvents('/events', {
      onMessage: change => isShown(change, main.dataset.live ?? '') && renewSoon(),
      onReopen: renewSoon,
    })
  }
  document.addEventListener('visibilitychange', () => {
    stop?.()
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

/** An unreachable or failing server is no error for the reader: the page tries again later, each time after twice the wait. */
async function renewPage(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-cache', redirect: 'manual' }).catch(() => null)
  if (response && isElsewhere(response)) return location.reload()
  const html = response?.ok && (await response.text().catch(() => ''))
  if (html) renewRegions(parseWithoutRules(html))
  else setTimeout(renewSoon, retryMs)
  retryMs = html ? firstRetryMs : 2 * retryMs
}

/**
 * The policy of the open page allows only its own inline rules. Chromium reports those of another colour or release as an
 * error even in a document that is not shown, so they become templates.
 */
function parseWithoutRules(html: string): Document {
  const bare = html.replace(/<(\/?)style\b/g, '<$1template')
  return new DOMParser().parseFromString(bare, 'text/html')
}

/** A merged story has another address and an emptied one has none: its old text must not stay. */
function isElsewhere({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || status === 404 || status === 410
}

/** The status text comes from the server, in the page's markup. */
function showRenewal(isOn: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-status]')
  if (status) status.textContent = (isOn && status.dataset.status) || ''
}
