import { keptAtHeader } from './kept-names.ts'
import type { CopyWords, OfflineSettings } from './worker-scope.ts'

/** The copy with a line above it that says from when it is, and a script that looks whether there is a newer one. */
export async function showCopy(
  copy: Response,
  { words, noticeUrl }: OfflineSettings,
  kind: 'copy' | 'missing',
): Promise<Response> {
  const html = await copy.text()
  const said = words[/<html lang="(\w+)/.exec(html)?.[1] ?? ''] ?? words.en
  const line = said ? lineOf(copy, said, kind) : ''
  const bodyAt = html.indexOf('>', html.indexOf('<body')) + 1
  const shown = (html.slice(0, bodyAt) + line + html.slice(bodyAt)).replace(
    '</head>',
    end => `<script async src="${noticeUrl}"></script>${end}`,
  )
  return new Response(shown, { headers: copy.headers })
}

function lineOf({ headers }: Response, { locale, ...words }: CopyWords, kind: 'copy' | 'missing'): string {
  const at = new Date(headers.get(keptAtHeader) ?? 0)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  const text = words[kind].replace('@', time)
  const version = kind === 'copy' ? bareTag(headers) : ''
  return `<aside class="demo"><p class="copy" role="status" data-version="${version}" data-newer="${words.newer}" data-show="${words.show}"><span>${text}</span> <a href="">${words.retry}</a></p></aside>`
}

/** The ETag without what cannot stand in an attribute. */
function bareTag(headers: Headers): string {
  return (headers.get('etag') ?? '').replace(/[^\w-]/g, '')
}
