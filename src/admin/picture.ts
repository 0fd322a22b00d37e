import { takeFetch } from '../domain/accounts/limits.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { fetchImage } from '../ingest/image/fetch-image.ts'
import type { Route } from './+types/picture'
import { editorContext } from './frame/require-role.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

/** The picture as readers would see it, re-encoded by us, so that an editor's browser sends requests only to our server. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now, outside } = context.get(pageContext)
  // A link on another site that an editor follows must not make us fetch its address: only an image request may.
  if ((request.headers.get('sec-fetch-dest') ?? 'image') !== 'image') return none(404)
  const taken = await takeFetch(db, { what: 'picture', by: context.get(editorContext).by, now })
  if (!taken.ok) return none(429, { 'Retry-After': String(taken.retryAfterSeconds) })
  const [use, variant] = url.searchParams.get('use') === 'icon' ? icon : picture
  const findArticleUrl = async () => url.searchParams.get('article')
  const image = { url: url.searchParams.get('url') ?? '', use, findArticleUrl }
  const fetched = await fetchImage({ ...outside, fetch: outside.fetchFound }, image, request.signal)
  const file = fetched.ok ? fetched.files.get(variant) : undefined
  if (!file) return none(404)
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=600' }
  return new Response(new Uint8Array(file), { headers })
}

const icon = ['icon', 'icon'] as const
const picture = ['picture', '320'] as const

function none(status: 404 | 429, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
