import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { type FeedFields, feedSchema, publishingLabels } from '../../domain/feeds/feed-schema.ts'
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
  const { feed, defaults, problem, categories } = props
  const { form, frame } = useRecordForm({
    schema: feedSchema,
    defaults,
    draftName: `feeds/${feed?.id ?? `add/${defaults.url}`}`,
    version: feed?.version,
    problem,
    toFields: feedFields,
    compare: (theirs, mine) => feedConflict({ theirs, mine, categories }),
  })
  useErrorToast(problem)
  const addressHint = feed ? 'A new address is tried before it is saved.' : 'As it was tried just now.'
  return (
    <RecordForm {...frame} backTo={props.backTo} submitLabel={props.submitLabel} submittingLabel="Saving...">
      <TextField form={form} name="url" label="Feed address" type="url" hint={addressHint} readOnly={!feed} />
      <TextField
        form={form}
        name="outletName"
        label="Outlet"
        hint="A name that no outlet has yet makes a new one"
        list="outlet-names"
        autoComplete="off"
      />
      <datalist id="outlet-names">
        {props.outletNames.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField form={form} name="title" label="Title" hint="For editors; readers see the outlet" />
      <SelectField
        form={form}
        name="category"
        label="Category"
        hint={feed ? 'What waits of this feed moves along, unless it was put elsewhere by hand' : undefined}
        choices={toChoices(categories)}
      />
      <SelectField form={form} name="publishing" label="What it brings" choices={publishingChoices} />
      <TextField
        form={form}
        name="language"
        label="Language"
        hint="Of entries that do not say it; a code: en, hi, ta"
      />
    </RecordForm>
  )
}

const publishingChoices = Object.entries(publishingLabels).map(([value, label]) => ({ value, label }))

function toChoices(categories: { id: string; name: string }[]) {
  return categories.map(({ id, name }) => ({ value: id, label: name }))
}

function feedConflict({
  theirs,
  mine,
  categories,
}: {
  theirs: FeedPage
  mine: FeedFields
  categories: { id: string; name: string }[]
}): ConflictField[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const { url, outletName = '', title = '', category, publishing, language = '' } = mine
  const their = feedFields(theirs)
  return [
    { label: 'Address', theirs: their.url, mine: url },
    { label: 'Outlet', theirs: their.outletName ?? '', mine: outletName },
    { label: 'Title', theirs: their.title ?? '', mine: title },
    { label: 'Category', theirs: theirs.categoryName, mine: names.get(category) ?? category },
    {
      label: 'What it brings',
      theirs: publishingLabels[their.publishing],
      mine: publishingLabels[publishing],
    },
    { label: 'Language', theirs: their.language ?? '', mine: language },
  ]
}
