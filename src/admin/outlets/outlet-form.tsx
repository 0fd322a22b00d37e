import type { UseFormReturn } from 'react-hook-form'
import { adminPath } from '../../address/admin-path.ts'
import { leanChoices } from '../../domain/outlets/lean.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import { type OutletFields, type OutletInput, outletSchema } from '../../domain/outlets/outlet-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { outletConflict, outletFields } from './outlet-fields.ts'
import type { OutletProblem } from './save-outlet.ts'

// More owners than a country's outlets have; a longer list would weigh on the page.
export const ownersSuggestedMax = 2_000

type OutletFormProps = {
  /** The outlet to edit; none to add one. */
  outlet?: EditedOutlet
  /** Suggests the owners already entered, so that one owner is spelled one way. */
  owners: string[]
  problem: OutletProblem
  submitLabel: string
}

export function OutletForm({ outlet, owners, problem, submitLabel }: OutletFormProps) {
  const language = useLanguage()
  const { form, frame } = useRecordForm({
    schema: outletSchema,
    defaults: outletFields(outlet),
    draftName: `outlets/${outlet?.id ?? 'add'}`,
    version: outlet?.version,
    problem,
    toFields: outletFields,
    compare: (theirs, mine) => outletConflict(theirs, mine, language),
  })
  useErrorToast(problem)
  const hostsHint = (outlet ? words.hostsHint : words.newHostsHint)(language)
  return (
    <RecordForm
      {...frame}
      backTo={adminPath('/outlets')}
      submitLabel={submitLabel}
      submittingLabel={adminWords.saving(language)}
    >
      <TextField form={form} name="name" label={adminWords.name(language)} hint={words.nameHint(language)} />
      <TextField form={form} name="homeUrl" label={words.homePage(language)} type="url" />
      <TextField form={form} name="hosts" label={words.hosts(language)} hint={hostsHint} rows={3} />
      <TextField
        form={form}
        name="iconUrl"
        label={words.iconUrl(language)}
        type="url"
        hint={adminWords.optional(language)}
      />
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="language"
          label={adminWords.language(language)}
          hint={words.languageHint(language)}
        />
        <TextField
          form={form}
          name="region"
          label={adminWords.region(language)}
          hint={words.regionHint(language)}
        />
      </div>
      <Ownership form={form} owners={owners} />
      <Rating form={form} />
    </RecordForm>
  )
}

/** A fact beside the rating: it needs an address that says so. */
function Ownership({
  form,
  owners,
}: {
  form: UseFormReturn<OutletFields, unknown, OutletInput>
  owners: string[]
}) {
  const language = useLanguage()
  return (
    <fieldset className="mb-2 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lg font-bold">{words.whoOwns(language)}</legend>
      <TextField
        form={form}
        name="owner"
        label={words.owner(language)}
        hint={words.ownerHint(language)}
        list="owner-names"
        autoComplete="off"
      />
      <datalist id="owner-names">
        {owners.map(owner => (
          <option key={owner} value={owner} />
        ))}
      </datalist>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="ownerSource"
          label={words.ownerSource(language)}
          type="url"
          placeholder="https://"
          hint={words.ownerSourceHint(language)}
        />
        <TextField form={form} name="ownerAsOf" label={words.ownerAsOf(language)} type="date" />
      </div>
    </fieldset>
  )
}

/** Nothing is rated until somebody says by whom, when and why. */
function Rating({ form }: { form: UseFormReturn<OutletFields, unknown, OutletInput> }) {
  const language = useLanguage()
  const isRated = form.watch('lean') !== 'not-rated'
  return (
    <fieldset className="mb-6 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lg font-bold">{words.whereItStands(language)}</legend>
      <SelectField form={form} name="lean" label={words.lean(language)} choices={leanChoices(language)} />
      <p className="-mt-2 mb-4 text-sm text-quiet">
        {(isRated ? words.ratedHint : words.notRatedHint)(language)}
      </p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="leanSource"
          label={words.leanSource(language)}
          hint={words.leanSourceHint(language)}
        />
        <TextField form={form} name="leanRatedOn" label={words.ratedOn(language)} type="date" />
      </div>
      <TextField
        form={form}
        name="leanNote"
        label={words.note(language)}
        hint={words.leanNoteHint(language)}
        rows={2}
      />
    </fieldset>
  )
}
