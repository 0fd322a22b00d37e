import { readLetter } from '../../domain/front/read-letter.ts'
import { addressLetter, writeLetter } from '../../domain/newsletter/write-letter.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { type Language, readLanguage } from '../../text/language.ts'
import * as words from '../../words/newsletter-desk.ts'
import type { Route } from './+types/preview'

export const handle = { role: 'administrator' } satisfies RouteHandle

// A letter as it would be sent now. Mail clients require inline styles; the policy lets nothing else in it run or load.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox"

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, origin, language: desk } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const language = readLanguage(searchParams.get('language') ?? '')
  const letter = await readLetter(db, { language, origin, now })
  const isPlain = searchParams.has('plain')
  if (!letter) {
    const text = words.noPreview(desk)
    return isPlain ? respond(text, 'text/plain') : respond(noticeOf(text, desk), 'text/html')
  }
  const { html, plain } = addressLetter(writeLetter(letter), letter.newsletterUrl)
  return isPlain ? respond(plain, 'text/plain') : respond(html, 'text/html')
}

/** The frame is as white as a letter, so the text is dark in both themes. */
function noticeOf(text: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><title>${text}</title><p style="margin:1.5rem;color:#444;font:1rem/1.5 system-ui,sans-serif">${text}</p></html>`
}

function respond(text: string, type: 'text/html' | 'text/plain'): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy },
  })
}
