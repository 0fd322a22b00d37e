import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { describeMarkup } from '../../domain/site-links/describe-markup.ts'
import type { DroppedMarkup } from '../../domain/site-links/sanitize-page.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { CodeAhead } from '../widgets/code-ahead.tsx'
import type { action } from './preview.ts'

// Long enough for a typist's pause, short enough to look at while one types.
const pauseMs = 300

/** Nothing in the frame may run, be sent or leave it; it is of our origin only as the stylesheet is for no other. */
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
  const answer = fetcher.data
  return (
    <section aria-labelledby="preview">
      <CodeAhead route="admin/site-links/preview" />
      <h2 id="preview" className="mb-1 text-sm font-semibold">
        {words.preview(language)}
      </h2>
      {style ? null : <p className="text-quiet">{words.previewSignIn(language)}</p>}
      {answer && !answer.ok ? <p className="text-danger">{answer.problem}</p> : null}
      {style && answer?.ok ? (
        <>
          <Dropped dropped={answer.dropped} />
          <iframe
            title={words.previewOfPage(language)}
            sandbox="allow-same-origin"
            srcDoc={frameOf(answer.html, style)}
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

function frameOf(html: string, style: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="stylesheet" href="${style}"></head><body><main class="page"><div class="prose">${html}</div></main></body></html>`
}
