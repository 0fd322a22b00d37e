import { readImageFile } from '../domain/images/image.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'
import type { LoadImage } from '../ingest/image/load-image.ts'

// Only what we signed is served, always re-encoded by us, and kept by whoever asked for good: another picture has
// another address.
const keptForEver = 'public, max-age=31536000, immutable'

// The wider file may be there when it is next requested.
const keptForADay = 'public, max-age=86400'

/** The answer to a request for `/images/…`; null for a path that is none of them. */
export async function answerImage(
  request: Request,
  { loadImage, security }: { loadImage: LoadImage; security: SecurityHeaders },
): Promise<Response | null> {
  if (!new URL(request.url).pathname.startsWith('/images/')) return null
  const { status, headers, body } = await findAnswer(request, loadImage)
  return new Response(body, { status, headers: secure(new Headers(headers), security) })
}

type Answer = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null }

async function findAnswer(request: Request, loadImage: LoadImage): Promise<Answer> {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' })
  const file = search === '' ? readImageFile(pathname) : null
  if (!file) return refuse(404)
  const loaded = await loadImage(file)
  if (!loaded.ok) return refuseReason(loaded.reason)
  const headers = {
    'Content-Type': 'image/webp',
    'Content-Length': String(loaded.body.length),
    'Cache-Control': loaded.isSmaller ? keptForADay : keptForEver,
  }
  const body = request.method === 'HEAD' ? null : new Uint8Array(loaded.body)
  return { status: 200, headers, body }
}

function refuseReason(reason: 'not-signed' | 'not-found' | 'busy'): Answer {
  switch (reason) {
    case 'not-signed':
      return refuse(403)
    case 'not-found':
      return refuse(404)
    case 'busy':
      return refuse(503, { 'Retry-After': '5' })
  }
}

// Text would only be drawn where a picture should stand.
function refuse(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'Cache-Control': 'no-store', ...headers }, body: null }
}
