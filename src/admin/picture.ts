import { pageContext } from '../http/page-context.ts'
import { encodeImage } from '../ingest/encode-image.ts'
import type { Route } from './+types/picture'

const none = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/**
 * A picture elsewhere as readers would see it, for an editor who is about to publish it: fetched and re-encoded like every
 * other, so that an editor's browser asks nobody but us either.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { fetchFound } = context.get(pageContext).outside
  const isIcon = url.searchParams.get('use') === 'icon'
  const answer = await fetchFound(url.searchParams.get('url') ?? '', {
    accept: 'image/*',
    bytesMax: 10 * 2 ** 20,
    deadlineMs: 10_000,
  })
  if (!answer.ok) return none()
  const encoded = await encodeImage(answer.body, isIcon ? 'icon' : 'picture')
  const file = encoded.ok ? encoded.files.get(isIcon ? 'icon' : '320') : undefined
  if (!file) return none()
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=600' }
  return new Response(new Uint8Array(file), { headers })
}
