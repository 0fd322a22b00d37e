import { readLetter } from '../../domain/front/read-letter.ts'
import { addressLetter, writeLetter } from '../../domain/newsletter/write-letter.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { readLanguage } from '../../text/language.ts'
import * as words from '../../words/newsletter-desk.ts'
import type { Route } from './+types/preview'

export const handle = { role: 'administrator' } satisfies RouteHandle

// A letter as it would leave now. Its styles are inline, as mail clients want them, and nothing else of it may run or load.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox"

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, origin, language: desk } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const language = readLanguage(searchParams.get('language') ?? '')
  const letter = await readLetter(db, { language, origin, now })
  if (!letter) return answer(words.noPreview(desk), 'text/plain')
  const { html, plain } = addressLetter(writeLetter(letter), letter.newsletterUrl)
  return searchParams.has('plain') ? answer(plain, 'text/plain') : answer(html, 'text/html')
}

function answer(text: string, type: 'text/html' | 'text/plain'): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy },
  })
}
