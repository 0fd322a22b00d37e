import { followEvents } from '../../ui/follow-events.ts'
import { isShown, judgeResponse } from './judge-renewal.ts'
import { siteDayNow } from './relative-times.ts'
import { renewRegions } from './renew-regions.ts'
import { isFromHistory } from './server-clock.ts'

declare global {
  interface Navigator {
    /** Only Chromium has it. */
    connection?: { saveData: boolean }
  }
}

// Thousands of pages receive a change at the same moment; they spread their requests over this time.
const spreadMs = 400

const firstRetryMs = 4_000

// Headers and body of a page take a few seconds on the slowest network; a request that gets neither never ends by itself.
const deadlineMs = 30_000

const dayCheckMs = 30_000

let isRenewing = false
let isDue = false
let retryMs = firstRetryMs

/**
 * Renews the page when something it shows has changed, and when a new day begins. Hidden pages keep no stream and catch up when
 * shown again, as do those from the browser's history; pages of readers who turned on data saving are not renewed.
 */
export function startLiveRefresh(): void {
  const main = document.querySelector<HTMLElement>('main[data-live]')
  if (!main || navigator.connection?.saveData) return
  let stop: (() => void) | undefined
  const follow = () => {
    stop?.()
    if (document.hidden) return
    stop = followEvents('/events', {
      onMessage: change => isShown(change, main.dataset.live ?? '') && renewSoon(),
      onReopen: renewSoon,
    })
  }
  follow()
  if (isFromHistory()) renewSoon()
  document.addEventListener('visibilitychange', () => {
    follow()
    renewSoon()
  })
  let day = siteDayNow()
  setInterval(() => {
    if (day !== siteDayNow()) renewSoon()
    day = siteDayNow()
  }, dayCheckMs)
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
  if (await fetchPage().catch(() => null)) retryMs = firstRetryMs
  else {
    setTimeout(renewSoon, retryMs)
    retryMs *= 2
  }
}

/** null if the response is no page of ours. A redirect to another host fails. */
async function fetchPage(): Promise<ReturnType<typeof judgeResponse>> {
  // Chromium has it since 103; an older browser waits without it.
  const signal = AbortSignal.timeout?.(deadlineMs)
  const response = await fetch(location.href, { cache: 'no-cache', signal })
  const html = await response.text()
  const kind = judgeResponse(response, html)
  if (kind === 'page') renewRegions(parseWithoutRules(html))
  else if (kind) location.reload()
  return kind
}

/**
 * The policy of the open page allows only its own inline rules. Chromium reports those of another colour or release as an
 * error even in a document that is not shown, so they become templates.
 */
function parseWithoutRules(html: string): Document {
  const bare = html.replace(/<(\/?)style\b/g, '<$1template')
  return new DOMParser().parseFromString(bare, 'text/html')
}

/** The status text comes from the server, in the page's markup. */
function showRenewal(isOn: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-status]')
  if (status) status.textContent = (isOn && status.dataset.status) || ''
}
