import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import {
  categorizingLabels,
  type FeedFields,
  feedSchema,
  publishingLabels,
  sizeLimits,
} from '../../domain/feeds/feed-schema.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import type { ConflictField } from '../forms/conflict.tsx'
import { compareFields, fieldsOf } from '../forms/field-texts.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { type FeedProblem, feedFields } from './save-feed.ts'

type FeedFormProps = {
  /** Id and version of the feed to edit; none to add one. */
  feed?: { id: string; version: number }
  defaults: FeedFields
  problem: FeedProblem
  categories: { id: string; name: string }[]
  outletNames: string[]
  backTo: string
  submitLabel: string
}

const feedTexts = {
  url: { label: words.feedAddress },
  outletName: { label: adminWords.outlet, hint: words.newOutletHint },
  title: { label: adminWords.title, hint: words.titleHint },
  category: { label: adminWords.category },
  categorizing: { label: words.categorizing, hint: words.categorizingHint },
  publishing: { label: words.feedBrings },
  language: { label: adminWords.language, hint: words.languageHint },
  sizeLimit: { label: words.sizeLimit, hint: words.sizeLimitHint },
}

/** The form of a feed, new or existing. A changed address is tried before it is saved; a new feed's was tried already. */
export function FeedForm(props: FeedFormProps) {
  const language = useLanguage()
  const { feed, defaults, problem, categories } = props
  const { form, frame } = useRecordForm({
    schema: feedSchema,
    defaults,
    draftName: `feeds/${feed?.id ?? `add/${defaults.url}`}`,
    version: feed?.version,
    problem,
    toFields: feedFields,
    compare: (theirs, mine) => feedConflict({ theirs, mine, categories, language }),
  })
  useErrorToast(problem)
  const field = fieldsOf(form, feedTexts, language)
  return (
    <RecordForm
      {...frame}
      backTo={props.backTo}
      submitLabel={props.submitLabel}
      submittingLabel={adminWords.saving(language)}
    >
      <TextField
        {...field('url')}
        type="url"
        hint={(feed ? words.triedHint : words.asTried)(language)}
        readOnly={!feed}
      />
      <TextField {...field('outletName')} suggestions={props.outletNames} />
      <TextField {...field('title')} />
      <SelectField
        {...field('category')}
        hint={feed ? words.moveHint(language) : undefined}
        choices={toChoices(categories)}
      />
      <SelectField {...field('categorizing')} choices={labelChoices(categorizingLabels, language)} />
      <SelectField {...field('publishing')} choices={labelChoices(publishingLabels, language)} />
      <TextField {...field('language')} />
      <SelectField {...field('sizeLimit')} choices={sizeChoices(language)} />
    </RecordForm>
  )
}

function labelChoices(labels: Record<string, (language: Language) => string>, language: Language) {
  return Object.entries(labels).map(([value, label]) => ({ value, label: label(language) }))
}

function sizeChoices(language: Language) {
  return sizeLimits.map(value => ({ value, label: words.megabytes(language, { count: Number(value) }) }))
}

function toChoices(categories: { id: string; name: string }[]) {
  return categories.map(({ id, name }) => ({ value: id, label: name }))
}

type FeedComparison = { theirs: FeedPage; mine: FeedFields } & Pick<FeedFormProps, 'categories'> & {
    language: Language
  }

function feedConflict({ theirs, mine, categories, language }: FeedComparison): ConflictField[] {
  const names = new Map([
    ...categories.map(({ id, name }) => [id, name] as const),
    [theirs.category, theirs.categoryName],
  ])
  const choices = labelChoices({ ...publishingLabels, ...categorizingLabels }, language)
  const labels = new Map(choices.map(({ value, label }) => [value, label]))
  return compareFields(feedTexts, {
    theirs: feedFields(theirs),
    mine,
    language,
    inWords: (value, name) => {
      const text = String(value ?? '')
      if (name === 'category') return names.get(text) ?? text
      return (name === 'publishing' || name === 'categorizing' ? labels.get(text) : undefined) ?? text
    },
  })
}
