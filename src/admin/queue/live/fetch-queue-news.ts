import type { QueueNews } from './live.ts'

/** What an open page does not know yet; null when the server cannot be reached or knows nobody. */
export async function fetchQueueNews(
  params: URLSearchParams,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<QueueNews | null> {
  const response = await fetch(`/admin/queue/live?${params}`, { redirect: 'manual' }).catch(() => null)
  // A connection may end in the middle of an answer.
  return response?.ok ? response.json().catch(() => null) : null
}
