import { useEffect } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { describeMarkup } from '../../domain/site-links/describe-markup.ts'
import type { DroppedMarkup } from '../../domain/site-links/sanitize-page.ts'
import { siteLinkRecord } from '../../domain/site-links/site-link.record.ts'
import type { EditedSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { adviceOf, type RoleRefusal } from '../../ui/error-pages.tsx'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as roleWords from '../../words/needs-role.ts'
import * as words from '../../words/site-links-desk.ts'
import type { FormProblem } from '../records/form-problem.ts'
import { PlainForm, useFormEditions } from '../records/plain-form.tsx'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { action } from './preview.ts'
import { useSignInTarget } from './use-sign-in-target.ts'

type SiteLinkFormProps = {
  /** The page to edit; none to add one. */
  siteLink?: EditedSiteLink
  /** The list to return to, if it is not that of the pages. */
  list?: string
  problem: FormProblem<EditedSiteLink>
  /** Set if the person's role cannot save it. */
  refusal?: RoleRefusal | null
  /** The public pages' stylesheet, for the preview; null if there is no preview. */
  previewStyle: string | null
}

export function SiteLinkForm({ siteLink, list, problem, refusal, previewStyle }: SiteLinkFormProps) {
  const language = useLanguage()
  const editions = useFormEditions(Object.keys(siteLink?.translations ?? {}))
  return (
    <>
      {refusal && !problem.message ? <RoleNote refusal={refusal} /> : null}
      <SiteLinkAlert problem={problem} />
      <PlainForm
        record={siteLinkRecord}
        row={siteLink}
        backTo={list}
        problem={problem}
        beside={
          refusal ? undefined : form => <PagePreview content={form.watch('content')} style={previewStyle} />
        }
      >
        {field => (
          <>
            {field('type')}
            {field('title')}
            {field('content')}
            <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
              {field('publishAt', siteLink?.publishAt && { hint: words.publishVersionHint(language) })}
              {field('takeDownAt')}
            </div>
            {editions.map(edition => (
              <fieldset key={edition}>
                {field(`${edition}Title`)}
                {field(`${edition}Content`)}
              </fieldset>
            ))}
          </>
        )}
      </PlainForm>
    </>
  )
}

function RoleNote({ refusal }: { refusal: RoleRefusal }) {
  const { needed, language } = refusal
  return (
    <p className="mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      <strong className="block">{roleWords.title(language, { role: needed })}</strong>
      {adviceOf(refusal)}
    </p>
  )
}

function SiteLinkAlert({ problem }: { problem: FormProblem<EditedSiteLink> }) {
  const language = useLanguage()
  const target = useSignInTarget(problem.needsSignIn ?? false)
  if (!problem.message) return null
  return (
    <p role="alert" className="mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      {problem.message}{' '}
      {problem.existing ? (
        <Link to={siteLinkRecord.edit(problem.existing.id)} className="underline">
          {words.editExisting(language)}
        </Link>
      ) : null}
      {problem.existingAt ? (
        <Link to={problem.existingAt} className="underline">
          {words.openVersion(language)}
        </Link>
      ) : null}
      {problem.needsSignIn ? (
        <>
          <Link
            to={`${adminPath('/login')}?next=${adminPath('/site-links/add')}`}
            target={target}
            className="underline"
          >
            {words.signInAndBack(language)}
          </Link>
          <noscript>{` ${words.signInElsewhere(language)}`}</noscript>
        </>
      ) : null}
    </p>
  )
}

// Longer than a pause between keys, short enough to follow while typing.
const pauseMs = 300

/** The frame may not run scripts, send forms or navigate. It has our origin only because the stylesheet is restricted to it. */
function PagePreview({ content, style }: { content: string; style: string | null }) {
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
