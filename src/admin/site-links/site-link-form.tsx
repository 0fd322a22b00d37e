import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { inEdition } from '../../domain/editions/in-edition.ts'
import { siteLinkTypes } from '../../domain/site-links/site-link.ts'
import type { EditedSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { type SiteLinkFields, siteLinkSchema } from '../../domain/site-links/site-link-schema.ts'
import type { Edition } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/site-links-desk.ts'
import { compareFields, fieldsOf } from '../forms/field-texts.ts'
import { toLocalInput } from '../forms/local-input.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useFormEditions } from '../frame/use-form-editions.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { PagePreview } from './page-preview.tsx'
import type { SiteLinkProblem } from './save-site-link.ts'
import { typeLabel } from './type-labels.ts'
import { useSignInTarget } from './use-sign-in-target.ts'

type SiteLinkFormProps = {
  /** The page to edit; none to add one. */
  siteLink?: EditedSiteLink
  problem: SiteLinkProblem
  /** The public pages' stylesheet, for the preview; null if there is no preview. */
  previewStyle: string | null
}

const siteLinkTexts = {
  type: { label: words.pageType },
  title: { label: adminWords.title },
  content: { label: words.contentHtml },
  publishAt: { label: words.publishAt, hint: words.publishAtHint },
  takeDownAt: { label: words.takeDownAt, hint: words.takeDownHint },
  hiTitle: { label: inEdition('hi', words.titleIn) },
  hiContent: contentIn('hi'),
  taTitle: { label: inEdition('ta', words.titleIn) },
  taContent: contentIn('ta'),
}

function contentIn(edition: Edition) {
  return { label: inEdition(edition, words.contentIn), hint: words.contentInHint }
}

export function SiteLinkForm({ siteLink, problem, previewStyle }: SiteLinkFormProps) {
  const language = useLanguage()
  const typeChoices = siteLinkTypes.map(type => ({ value: type, label: typeLabel(type, language) }))
  const { form, frame } = useRecordForm({
    schema: siteLinkSchema,
    defaults: formFields(siteLink),
    draftName: `site-links/${siteLink?.id ?? 'add'}`,
    version: siteLink?.version,
    problem,
    toFields: formFields,
    compare: (theirs, mine) =>
      compareFields(siteLinkTexts, {
        theirs: formFields(theirs),
        mine,
        language,
        inWords: (value = '', name) => (name === 'type' ? typeLabel(String(value), language) : String(value)),
      }),
  })
  useErrorToast(problem)
  const field = fieldsOf(form, siteLinkTexts, language)
  return (
    <>
      <SiteLinkAlert problem={problem} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <RecordForm
          {...frame}
          backTo={adminPath('/site-links')}
          submitLabel={(siteLink ? words.updatePage : words.createPage)(language)}
          submittingLabel={(siteLink ? words.updating : adminWords.saving)(language)}
        >
          <SelectField {...field('type')} choices={typeChoices} />
          <TextField {...field('title')} />
          <TextField {...field('content')} rows={15} className="font-mono text-sm" />
          <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
            <TextField {...field('publishAt')} type="datetime-local" />
            <TextField {...field('takeDownAt')} type="datetime-local" />
          </div>
          {useFormEditions(Object.keys(siteLink?.translations ?? {})).map(edition => (
            <fieldset key={edition}>
              <TextField {...field(`${edition}Title`)} />
              <TextField {...field(`${edition}Content`)} rows={10} className="font-mono text-sm" />
            </fieldset>
          ))}
        </RecordForm>
        <PagePreview content={form.watch('content')} style={previewStyle} />
      </div>
    </>
  )
}

function formFields(siteLink?: EditedSiteLink): SiteLinkFields {
  const { type = 'about', title = '', content = '', takeDownAt } = siteLink ?? {}
  const { hi, ta } = siteLink?.translations ?? {}
  return {
    type,
    title,
    content,
    publishAt: '',
    takeDownAt: takeDownAt ? toLocalInput(takeDownAt) : '',
    hiTitle: hi?.title ?? '',
    hiContent: hi?.content ?? '',
    taTitle: ta?.title ?? '',
    taContent: ta?.content ?? '',
  }
}

function SiteLinkAlert({ problem }: { problem: SiteLinkProblem }) {
  const language = useLanguage()
  const target = useSignInTarget(problem.needsSignIn)
  if (!problem.message) return null
  return (
    <p role="alert" className="mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      {problem.message}{' '}
      {problem.existingId ? (
        <Link to={adminPath('/site-links/edit/:id', { id: problem.existingId })} className="underline">
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
