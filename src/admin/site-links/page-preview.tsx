import { useEffect } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { describeMarkup } from '../../domain/site-links/describe-markup.ts'
import type { DroppedMarkup } from '../../domain/site-links/sanitize-page.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { action } from './preview.ts'

// Longer than a pause between keys, short enough to follow while typing.
const pauseMs = 300

/** The frame may not run scripts, send forms or navigate. It has our origin only because the stylesheet is restricted to it. */
export function PagePreview({ content, style }: { content: string; style: string | null }) {
  const fetcher = useFetcher<typeof action>()
  const language = useLanguage()
  const { submit } = fetcher
  useEffect(() => {
    if (!style) return
    const timer = setTimeout(
      () => submit({ content }, { method: 'post', action: adminPath('/site-links/preview') }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [content, style, submit])
  const response = fetcher.data
  return (
    <section aria-labelledby="preview">
      <PreloadRoute route="admin/site-links/preview" />
      <h2 id="preview" className="mb-1 text-sm font-semibold">
        {words.preview(language)}
      </h2>
      {style ? null : <p className="text-quiet">{words.previewSignIn(language)}</p>}
      {response && !response.ok ? <p className="text-danger">{response.problem}</p> : null}
      {style && response?.ok ? (
        <>
          <Dropped dropped={response.dropped} />
          <iframe
            title={words.previewOfPage(language)}
            sandbox="allow-same-origin"
            srcDoc={frameOf(response.html, style)}
            className="h-96 w-full border border-rule bg-raised"
          />
        </>
      ) : null}
    </section>
  )
}

function Dropped({ dropped }: { dropped: DroppedMarkup[] }) {
  const language = useLanguage()
  if (dropped.length === 0) return null
  return (
    <div role="status" className="mb-3 border-l-4 border-danger bg-wash px-4 py-3 text-sm">
      <p className="m-0 font-semibold">{words.willBeRemoved(language)}</p>
      <ul className="m-0 list-disc pl-5">
        {dropped.map(({ what, count }) => (
          <li key={what}>
            <code className="break-all">{describeMarkup(what, language)}</code>
            {count > 1 ? words.moreTimes(language, { count }) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In the theme that was chosen for the site, which the frame's own document would not know. */
function frameOf(html: string, style: string): string {
  const { theme = 'auto' } = document.documentElement.dataset
  return `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8"><link rel="stylesheet" href="${style}"></head><body><main class="page"><div class="prose">${html}</div></main></body></html>`
}
