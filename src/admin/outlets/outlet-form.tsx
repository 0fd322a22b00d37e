import { adminPath } from '../../address/admin-path.ts'
import { leanChoices } from '../../domain/outlets/lean.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import { type OutletFields, type OutletInput, outletSchema } from '../../domain/outlets/outlet-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import { fieldsOf } from '../forms/field-texts.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { outletConflict, outletFields, outletTexts } from './outlet-fields.ts'
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
  const field = fieldsOf(form, outletTexts, language)
  return (
    <RecordForm
      {...frame}
      backTo={adminPath('/outlets')}
      submitLabel={submitLabel}
      submittingLabel={adminWords.saving(language)}
    >
      <TextField {...field('name')} />
      <TextField {...field('homeUrl')} type="url" />
      <TextField {...field('hosts')} rows={3} {...(outlet ? {} : { hint: words.newHostsHint(language) })} />
      <TextField {...field('iconUrl')} type="url" />
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField {...field('language')} />
        <TextField {...field('region')} />
      </div>
      <Ownership field={field} owners={owners} />
      <Rating field={field} isRated={form.watch('lean') !== 'not-rated'} />
    </RecordForm>
  )
}

type Field = ReturnType<typeof fieldsOf<OutletFields, OutletInput>>

/** A fact beside the rating: it needs an address that says so. */
function Ownership({ field, owners }: { field: Field; owners: string[] }) {
  const language = useLanguage()
  return (
    <fieldset className="mb-2 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lg font-bold">{words.whoOwns(language)}</legend>
      <TextField {...field('owner')} list="owner-names" autoComplete="off" />
      <datalist id="owner-names">
        {owners.map(owner => (
          <option key={owner} value={owner} />
        ))}
      </datalist>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField {...field('ownerSource')} type="url" placeholder="https://" />
        <TextField {...field('ownerAsOf')} type="date" />
      </div>
    </fieldset>
  )
}

/** Nothing is rated until somebody says by whom, when and why. */
function Rating({ field, isRated }: { field: Field; isRated: boolean }) {
  const language = useLanguage()
  return (
    <fieldset className="mb-6 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lg font-bold">{words.whereItStands(language)}</legend>
      <SelectField {...field('lean')} choices={leanChoices(language)} />
      <p className="-mt-2 mb-4 text-sm text-quiet">
        {(isRated ? words.ratedHint : words.notRatedHint)(language)}
      </p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField {...field('leanSource')} />
        <TextField {...field('leanRatedOn')} type="date" />
      </div>
      <TextField {...field('leanNote')} rows={2} />
    </fieldset>
  )
}
