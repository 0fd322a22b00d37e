import type { UseFormReturn } from 'react-hook-form'
import { adminPath } from '../../address/admin-path.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import {
  leanChoices,
  type OutletFields,
  type OutletInput,
  outletSchema,
} from '../../domain/outlets/outlet-schema.ts'
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
  /** Those already entered, so that one owner is spelled one way. */
  owners: string[]
  problem: OutletProblem
  submitLabel: string
}

export function OutletForm({ outlet, owners, problem, submitLabel }: OutletFormProps) {
  const { form, frame } = useRecordForm({
    schema: outletSchema,
    defaults: outletFields(outlet),
    draftName: `outlets/${outlet?.id ?? 'add'}`,
    version: outlet?.version,
    problem,
    toFields: outletFields,
    compare: outletConflict,
  })
  useErrorToast(problem)
  const hostsHint = `Where it publishes, one a line.${outlet ? '' : ' That of its home page, when left empty.'} A host belongs to one outlet.`
  return (
    <RecordForm
      {...frame}
      backTo={adminPath('/outlets')}
      submitLabel={submitLabel}
      submittingLabel="Saving..."
    >
      <TextField form={form} name="name" label="Name" hint="As it stands beside its headlines" />
      <TextField form={form} name="homeUrl" label="Home page" type="url" />
      <TextField form={form} name="hosts" label="Hosts" hint={hostsHint} rows={3} />
      <TextField form={form} name="iconUrl" label="Icon URL" type="url" hint="Optional" />
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField form={form} name="language" label="Language" hint="Optional; a code: en, hi, ta" />
        <TextField form={form} name="region" label="Region" hint="Optional; Tamil Nadu, national" />
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
  return (
    <fieldset className="mb-2 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lg font-bold">Who owns it</legend>
      <TextField
        form={form}
        name="owner"
        label="Owner"
        hint="Optional. Outlets of one owner count as one voice: choose the spelling that is there."
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
          label="Source of the owner"
          type="url"
          placeholder="https://"
          hint="The address that names the owner"
        />
        <TextField form={form} name="ownerAsOf" label="Owner as of" type="date" />
      </div>
    </fieldset>
  )
}

/** Nothing is rated until somebody says by whom, when and why. */
function Rating({ form }: { form: UseFormReturn<OutletFields, unknown, OutletInput> }) {
  const isRated = form.watch('lean') !== 'not-rated'
  return (
    <fieldset className="mb-6 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lg font-bold">Where it stands</legend>
      <SelectField form={form} name="lean" label="Lean" choices={leanChoices} />
      <p className="-mt-2 mb-4 text-sm text-quiet">
        {isRated
          ? 'A rating is shown with its source, its day and its note.'
          : 'An outlet is not rated until an editor rates it, with a source, a day and a note.'}
      </p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField form={form} name="leanSource" label="Source of the rating" hint="Whose rating it is" />
        <TextField form={form} name="leanRatedOn" label="Rated on" type="date" />
      </div>
      <TextField form={form} name="leanNote" label="Note" hint="Why, in a few words" rows={2} />
    </fieldset>
  )
}
