import { adminPath } from '../../address/admin-path.ts'
import type { EditedSiteLink } from '../../domain/site-links/edited-site-link-queries.ts'
import { siteLinkTypes } from '../../domain/site-links/site-link.ts'
import { type SiteLinkFields, siteLinkSchema } from '../../domain/site-links/site-link-schema.ts'
import { editions, type Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { primaryLanguageName } from '../../ui/language/primary-language-name.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/site-links-desk.ts'
import type { ConflictField } from '../forms/conflict.tsx'
import { toLocalInput } from '../forms/local-input.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useFormEditions } from '../frame/use-form-editions.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { PagePreview } from './page-preview.tsx'
import type { SiteLinkProblem } from './save-site-link.ts'
import { SiteLinkAlert } from './site-link-alert.tsx'
import { typeLabel } from './type-labels.ts'

type SiteLinkFormProps = {
  /** The page to edit; none to add one. */
  siteLink?: EditedSiteLink
  problem: SiteLinkProblem
  /** The public pages' stylesheet, for the preview; null where there is no preview. */
  previewStyle: string | null
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
    compare: (theirs, mine) => conflictFields(formFields(theirs), mine, language),
  })
  useErrorToast(problem)
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
          <SelectField form={form} name="type" label={words.pageType(language)} choices={typeChoices} />
          <TextField form={form} name="title" label={adminWords.title(language)} />
          <TextField
            form={form}
            name="content"
            label={words.contentHtml(language)}
            rows={15}
            className="font-mono text-sm"
          />
          <div className="grid gap-x-6 sm:grid-cols-2">
            <TextField
              form={form}
              name="publishAt"
              type="datetime-local"
              label={words.publishAt(language)}
              hint={words.publishAtHint(language)}
            />
            <TextField
              form={form}
              name="takeDownAt"
              type="datetime-local"
              label={words.takeDownAt(language)}
              hint={words.takeDownHint(language)}
            />
          </div>
          {useFormEditions(Object.keys(siteLink?.translations ?? {})).map(edition => (
            <fieldset key={edition}>
              <TextField
                form={form}
                name={`${edition}Title`}
                label={words.titleIn(language, { edition: primaryLanguageName(edition, language) })}
              />
              <TextField
                form={form}
                name={`${edition}Content`}
                label={words.contentIn(language, { edition: primaryLanguageName(edition, language) })}
                hint={words.contentInHint(language)}
                rows={10}
                className="font-mono text-sm"
              />
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

function conflictFields(theirs: SiteLinkFields, mine: SiteLinkFields, language: Language): ConflictField[] {
  return [
    {
      label: words.pageType(language),
      theirs: typeLabel(theirs.type, language),
      mine: typeLabel(mine.type, language),
    },
    { label: adminWords.title(language), theirs: theirs.title, mine: mine.title },
    { label: words.content(language), theirs: theirs.content, mine: mine.content },
    { label: words.takeDownAt(language), theirs: theirs.takeDownAt ?? '', mine: mine.takeDownAt ?? '' },
    ...editions.flatMap(edition => {
      const [title, content] = [`${edition}Title`, `${edition}Content`] as const
      return [
        {
          label: words.titleIn(language, { edition: primaryLanguageName(edition, language) }),
          theirs: theirs[title] ?? '',
          mine: mine[title] ?? '',
        },
        {
          label: words.contentIn(language, { edition: primaryLanguageName(edition, language) }),
          theirs: theirs[content] ?? '',
          mine: mine[content] ?? '',
        },
      ]
    }),
  ]
}
