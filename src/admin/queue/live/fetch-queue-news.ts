import { adminPath } from '../../../address/admin-path.ts'
import type { QueueNews } from './live.ts'

/** Tells the other editors of a hold or a note. False when the server did not take it. */
export async function postHoldOrNote(
  ids: string[],
  mark: { note?: string },
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<boolean> {
  const form = new URLSearchParams(mark)
  for (const id of ids) form.append('id', id)
  const sending = { method: 'POST', body: form, redirect: 'manual' } as const
  const response = await fetch(adminPath('/queue/live'), sending).catch(() => null)
  return response?.ok ?? false
}

/** The changes that an open page has not seen; null when the server cannot be reached or nobody is signed in. */
export async function fetchQueueNews(
  params: URLSearchParams,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<QueueNews | null> {
  const response = await fetch(`${adminPath('/queue/live')}?${params}`, { redirect: 'manual' }).catch(
    () => null,
  )
  // A connection may end in the middle of an answer.
  return response?.ok ? response.json().catch(() => null) : null
}
