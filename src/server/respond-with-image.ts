import { readImageFile } from '../domain/images/image.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'
import type { LoadImage } from '../ingest/image/load-image.ts'

// We serve only pictures whose address we signed, always re-encoded by us. Caches may keep them forever: another picture
// has another address.
const keptForEver = 'public, max-age=31536000, immutable'

// A smaller file was served in place of the requested width, which may exist at the next request.
const keptForADay = 'public, max-age=86400'

/** The response to a request below `/images/`; null for all other paths. */
export async function respondWithImage(
  request: Request,
  { loadImage, security }: { loadImage: LoadImage; security: SecurityHeaders },
): Promise<Response | null> {
  if (!new URL(request.url).pathname.startsWith('/images/')) return null
  const { status, headers, body } = await findResponse(request, loadImage)
  return new Response(body, { status, headers: secure(new Headers(headers), security) })
}

type ImageResponse = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null }

async function findResponse(request: Request, loadImage: LoadImage): Promise<ImageResponse> {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' })
  const file = search === '' ? readImageFile(pathname) : null
  if (!file) return refuse(404)
  const loaded = await loadImage(file)
  if (!loaded.ok) return refuseReason(loaded.reason)
  const headers = {
    'Content-Type': file.variant === 'share' ? 'image/jpeg' : 'image/webp',
    'Content-Length': String(loaded.body.length),
    'Cache-Control': loaded.isSmaller ? keptForADay : keptForEver,
    // Feed readers on other sites show the pictures of our feeds.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  const body = request.method === 'HEAD' ? null : new Uint8Array(loaded.body)
  return { status: 200, headers, body }
}

function refuseReason(reason: 'not-signed' | 'not-found' | 'busy'): ImageResponse {
  switch (reason) {
    case 'not-signed':
      return refuse(403)
    case 'not-found':
      return refuse(404)
    case 'busy':
      return refuse(503, { 'Retry-After': '5' })
  }
}

// No body: a browser shows no text in place of a picture.
function refuse(status: number, headers: Record<string, string> = {}): ImageResponse {
  return { status, headers: { 'Cache-Control': 'no-store', ...headers }, body: null }
}
