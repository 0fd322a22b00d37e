// A random time for each page, so that not all return at once after a restart. It doubles with each refusal, because a full
// site refuses thousands.
const reopenMinMs = 5_000
const reopenSpreadMs = 15_000
const doublingsMax = 4

// The server sends a heartbeat every 25 s (api/event-stream.ts). A stream without three in a row is dead or held back by a proxy.
const silentMs = 90_000

type Followed = { onMessage: (data: string) => void; onOpen?: () => void; onReopen?: () => void }

/**
 * Follows an event stream until the returned function is called. A browser reconnects by itself after a lost connection, but
 * never after an error status, such as that of a proxy while the site restarts, nor while nothing arrives: then a new stream is
 * opened. It knows nothing of what was missed, so `onReopen` catches up.
 */
export function followEvents(path: string, { onMessage, onOpen, onReopen }: Followed): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  const catchUp = onReopen ?? onOpen
  const wait = (then: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const open = (onOpened: (() => void) | undefined) => {
    const awaitBeat = () => wait(replace, silentMs)
    source = new EventSource(path)
    source.addEventListener('beat', awaitBeat)
    source.onmessage = ({ data }) => onMessage(String(data))
    source.onopen = () => {
      refusals = 0
      onOpened?.()
    }
    source.onerror = () => {
      awaitBeat()
      if (source.readyState !== EventSource.CLOSED) return
      wait(() => open(catchUp), pickReopenMs(refusals))
      refusals += 1
    }
    awaitBeat()
  }
  // Behind a proxy that holds a stream back, the new one never opens either.
  const replace = () => {
    source.close()
    catchUp?.()
    open(onOpen)
  }
  open(onOpen)
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

function pickReopenMs(refusals: number): number {
  return (reopenMinMs + Math.random() * reopenSpreadMs) * 2 ** Math.min(refusals, doublingsMax)
}
