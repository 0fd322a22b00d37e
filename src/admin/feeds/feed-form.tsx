import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { type FeedFields, feedSchema, publishingLabels } from '../../domain/feeds/feed-schema.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import type { ConflictField } from '../forms/conflict.tsx'
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

/** The one form of a feed. Its address is tried before it is saved: one that is added has been tried already. */
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
  const addressHint = (feed ? words.triedHint : words.asTried)(language)
  return (
    <RecordForm
      {...frame}
      backTo={props.backTo}
      submitLabel={props.submitLabel}
      submittingLabel={adminWords.saving(language)}
    >
      <TextField
        form={form}
        name="url"
        label={words.feedAddress(language)}
        type="url"
        hint={addressHint}
        readOnly={!feed}
      />
      <TextField
        form={form}
        name="outletName"
        label={adminWords.outlet(language)}
        hint={words.newOutletHint(language)}
        list="outlet-names"
        autoComplete="off"
      />
      <datalist id="outlet-names">
        {props.outletNames.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        form={form}
        name="title"
        label={adminWords.title(language)}
        hint={words.titleHint(language)}
      />
      <SelectField
        form={form}
        name="category"
        label={adminWords.category(language)}
        hint={feed ? words.moveHint(language) : undefined}
        choices={toChoices(categories)}
      />
      <SelectField
        form={form}
        name="publishing"
        label={words.feedBrings(language)}
        choices={publishingChoices(language)}
      />
      <TextField
        form={form}
        name="language"
        label={adminWords.language(language)}
        hint={words.languageHint(language)}
      />
    </RecordForm>
  )
}

function publishingChoices(language: Language) {
  return Object.entries(publishingLabels).map(([value, label]) => ({ value, label: label(language) }))
}

function toChoices(categories: { id: string; name: string }[]) {
  return categories.map(({ id, name }) => ({ value: id, label: name }))
}

function feedConflict({
  theirs,
  mine,
  categories,
  language,
}: {
  theirs: FeedPage
  mine: FeedFields
  categories: { id: string; name: string }[]
  language: Language
}): ConflictField[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const { url, outletName = '', title = '', category, publishing } = mine
  const their = feedFields(theirs)
  return [
    { label: adminWords.address(language), theirs: their.url, mine: url },
    { label: adminWords.outlet(language), theirs: their.outletName ?? '', mine: outletName },
    { label: adminWords.title(language), theirs: their.title ?? '', mine: title },
    {
      label: adminWords.category(language),
      theirs: theirs.categoryName,
      mine: names.get(category) ?? category,
    },
    {
      label: words.feedBrings(language),
      theirs: publishingLabels[their.publishing](language),
      mine: publishingLabels[publishing](language),
    },
    { label: adminWords.language(language), theirs: their.language ?? '', mine: mine.language ?? '' },
  ]
}
