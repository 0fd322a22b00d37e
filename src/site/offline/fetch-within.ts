// Browsers wait for a stalled network without end. Every browser that has service workers has this, unlike `AbortSignal.timeout`.
const longestMs = 30_000

/**
 * `fetch` including the body, which is read before the time is over or not at all. In this mode `/` leads to the chosen edition, as it
 * does for a reader who opens it (server/app.ts).
 */
export async function fetchWithin(
  path: string,
  { waitMs = longestMs, ...init }: RequestInit & { waitMs?: number } = {},
): Promise<Response> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), waitMs)
  try {
    const response = await fetch(path, {
      mode: 'same-origin',
      cache: 'no-cache',
      ...init,
      signal: waiting.signal,
    })
    await response.clone().arrayBuffer()
    return response
  } finally {
    clearTimeout(timer)
  }
}
