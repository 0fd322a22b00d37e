import { findSiteImage } from '../domain/site-images/site-image-queries.ts'
import type { PageContext } from '../http/page-context.ts'

/** The logo or the favicon; its address names its content, so whoever asked keeps it for good. */
export async function answerSiteImage(
  { db, noStore }: PageContext,
  file: { id: string; name: string },
): Promise<Response> {
  const body = await findSiteImage(db, file)
  if (!body) {
    noStore()
    return new Response(null, { status: 404 })
  }
  const headers = {
    'Content-Type': file.name.endsWith('.png') ? 'image/png' : 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Previews elsewhere and installed apps show it too.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return new Response(new Uint8Array(body), { headers })
}
