// A random time for each page, so that not all return at once after a restart.
const reopenMs = { from: 5_000, to: 20_000 }

/**
 * Follows an event stream until the returned function is called. A browser reconnects by itself after a lost connection, but
 * never after an error status, such as that of a proxy while the site restarts: then a new stream is opened. It knows
 * nothing of what was missed, so `onReopen` catches up.
 */
export function followEvents(
  path: string,
  {
    onMessage,
    onOpen,
    onReopen,
  }: { onMessage: (data: string) => void; onOpen?: () => void; onReopen?: () => void },
): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (onOpened: (() => void) | undefined) => {
    source = new EventSource(path)
    source.onmessage = ({ data }) => onMessage(String(data))
    source.onopen = () => onOpened?.()
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED)
        timer = setTimeout(open, pickReopenMs(), onReopen ?? onOpen)
    }
  }
  open(onOpen)
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

function pickReopenMs(): number {
  return reopenMs.from + Math.random() * (reopenMs.to - reopenMs.from)
}
