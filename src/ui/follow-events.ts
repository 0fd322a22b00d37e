// A random time for each page, so that not all return at once after a restart. It doubles with each refusal, because a full
// site refuses thousands.
const reopenMs = { from: 5_000, to: 20_000 }
const doublingsMax = 4

type Followed = { onMessage: (data: string) => void; onOpen?: () => void; onReopen?: () => void }

/**
 * Follows an event stream until the returned function is called. A browser reconnects by itself after a lost connection, but
 * never after an error status, such as that of a proxy while the site restarts: then a new stream is opened. It knows
 * nothing of what was missed, so `onReopen` catches up.
 */
export function followEvents(path: string, { onMessage, onOpen, onReopen }: Followed): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  const open = (onOpened: (() => void) | undefined) => {
    source = new EventSource(path)
    source.onmessage = ({ data }) => onMessage(String(data))
    source.onopen = () => {
      refusals = 0
      onOpened?.()
    }
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, pickReopenMs(refusals), onReopen ?? onOpen)
      refusals += 1
    }
  }
  open(onOpen)
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

function pickReopenMs(refusals: number): number {
  const spread = Math.random() * (reopenMs.to - reopenMs.from)
  return (reopenMs.from + spread) * 2 ** Math.min(refusals, doublingsMax)
}
