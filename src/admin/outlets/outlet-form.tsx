import { adminPath } from '../../address/admin-path.ts'
import { isLean, leanChoices, leanLabels } from '../../domain/outlets/lean.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import { type OutletFields, type OutletInput, outletSchema } from '../../domain/outlets/outlet-schema.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import type { ConflictField } from '../forms/conflict.tsx'
import { compareFields, fieldsOf } from '../forms/field-texts.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import type { OutletProblem } from './save-outlet.ts'

// More than the outlets of a country have; a longer list would make the page heavy.
export const ownersSuggestedMax = 2_000

type OutletFormProps = {
  /** The outlet to edit; none to add one. */
  outlet?: EditedOutlet
  /** Suggests the owners already entered, so that an owner has one spelling. */
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

/** An owner is stated as a fact, which needs the address of a source. */
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

/** An outlet is not rated until an editor states by whom, when and why. */
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

function outletFields(outlet?: EditedOutlet): OutletFields {
  return {
    name: outlet?.name ?? '',
    homeUrl: outlet?.homeUrl ?? '',
    hosts: outlet?.hosts.join('\n') ?? '',
    iconUrl: outlet?.iconUrl ?? '',
    language: outlet?.language ?? '',
    region: outlet?.region ?? '',
    lean: outlet?.lean ?? 'not-rated',
    leanSource: outlet?.leanSource ?? '',
    leanRatedOn: outlet?.leanRatedOn ?? '',
    leanNote: outlet?.leanNote ?? '',
    owner: outlet?.owner ?? '',
    ownerSource: outlet?.ownerSource ?? '',
    ownerAsOf: outlet?.ownerAsOf ?? '',
  }
}

const outletTexts = {
  name: { label: adminWords.name, hint: words.nameHint },
  homeUrl: { label: words.homePage },
  hosts: { label: words.hosts, hint: words.hostsHint },
  iconUrl: { label: words.iconUrl, hint: adminWords.optional },
  language: { label: adminWords.language, hint: words.languageHint },
  region: { label: adminWords.region, hint: words.regionHint },
  lean: { label: words.lean },
  leanSource: { label: words.leanSource, hint: words.leanSourceHint },
  leanRatedOn: { label: words.ratedOn },
  leanNote: { label: words.note, hint: words.leanNoteHint },
  owner: { label: words.owner, hint: words.ownerHint },
  ownerSource: { label: words.ownerSource, hint: words.ownerSourceHint },
  ownerAsOf: { label: words.ownerAsOf },
}

function outletConflict(theirs: EditedOutlet, mine: OutletFields, language: Language): ConflictField[] {
  const inWords = (value: unknown, name: keyof OutletFields) =>
    name === 'lean' ? describeLean(String(value), language) : String(value ?? '')
  return compareFields(outletTexts, { theirs: outletFields(theirs), mine, language, inWords })
}

function describeLean(lean: string, language: Language): string {
  return isLean(lean) ? leanLabels[lean](language) : lean
}
