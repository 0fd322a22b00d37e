import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { siteLinkRecord } from '../../domain/site-links/site-link.record.ts'
import type { EditedSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { adviceOf, type RoleRefusal } from '../../ui/needs-role.tsx'
import * as roleWords from '../../words/needs-role.ts'
import * as words from '../../words/site-links-desk.ts'
import { useFormEditions } from '../frame/use-form-editions.ts'
import type { FormProblem } from '../records/form-problem.ts'
import { PlainForm } from '../records/plain-form.tsx'
import { PagePreview } from './page-preview.tsx'
import { useSignInTarget } from './use-sign-in-target.ts'

type SiteLinkFormProps = {
  /** The page to edit; none to add one. */
  siteLink?: EditedSiteLink
  problem: FormProblem<EditedSiteLink>
  /** Set if the person's role cannot save it. */
  refusal?: RoleRefusal | null
  /** The public pages' stylesheet, for the preview; null if there is no preview. */
  previewStyle: string | null
}

export function SiteLinkForm({ siteLink, problem, refusal, previewStyle }: SiteLinkFormProps) {
  const editions = useFormEditions(Object.keys(siteLink?.translations ?? {}))
  return (
    <>
      {refusal && !problem.message ? <RoleNote refusal={refusal} /> : null}
      <SiteLinkAlert problem={problem} />
      <PlainForm
        record={siteLinkRecord}
        row={siteLink}
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
              {field('publishAt')}
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
