import { data } from 'react-router'
import { takeFetch } from '../../domain/accounts/limits.ts'
import { isWebAddress } from '../../domain/fields/form-text-schema.ts'
import { pageContext } from '../../http/page-context.ts'
import { setPersonLanguage } from '../../http/person-language.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { refusalStatus } from '../../http/signed-in.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/article-desk.ts'
import * as fieldWords from '../../words/news-fields.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { withFallback } from '../notices/with-fallback.ts'
import type { Route } from './+types/fetch'
import { type Already, type ArticleResponse, findExisting, proposeArticle } from './propose-article.ts'

export const middleware = [setPersonLanguage]
export const handle = { role: 'editor' } satisfies RouteHandle

// Outside the gate, with its own check for an editor: a redirect to the login would discard the text in the form.

/** Whether a link or entry of this address exists already, while the editor still types; sends no request to another server. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  if (!(await page.findSignedIn('editor'))) throw new Response(null, { status: await refusalStatus(page) })
  const url = new URL(request.url).searchParams.get('url')?.trim() ?? ''
  return data<{ url: string; already: Already | null }>({
    url,
    already: isWebAddress(url) ? await findExisting(page.db, [url], page.language) : null,
  })
}

/** If the request fails, the form works without the response: an error page would replace the typed text. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const url = new URL(request.url).searchParams.get('url')?.trim() ?? ''
  return serverLoader().catch(() => ({ url, already: null }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const admin = await page.findSignedIn('editor')
  if (!admin) return refuse(words.signedOut(page.language), await refusalStatus(page))
  const { url = '' } = await readFormTexts(request)
  if (!isWebAddress(url.trim())) return refuse(fieldWords.invalidUrl(page.language), 400)
  const taken = await takeFetch(page.db, { what: 'page', by: admin.by, now: page.now })
  if (!taken.ok) return refuse(tooMany(taken.retryAfterSeconds, page.language), 429)
  return data<ArticleResponse>({ ok: true, proposal: await proposeArticle(page, url.trim(), request.signal) })
}

export const clientAction = withFallback(
  (language): ArticleResponse => ({ ok: false, problem: words.notReached(language) }),
)

export function tooMany(retryAfterSeconds: number, language: Language): string {
  return words.tooMany(language, { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })
}

function refuse(problem: string, status: number) {
  return data<ArticleResponse>({ ok: false, problem }, { status })
}
