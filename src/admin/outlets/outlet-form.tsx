import { outletRecord } from '../../domain/outlets/outlet.record.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import type { OutletFields } from '../../domain/outlets/outlet-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/outlets-desk.ts'
import type { FormProblem } from '../records/form-problem.ts'
import { type DrawField, PlainForm } from '../records/plain-form.tsx'

// More than the outlets of a country have; a longer list would make the page heavy.
export const ownersSuggestedMax = 2_000

type OutletFormProps = {
  /** The outlet to edit; none to add one. */
  outlet?: EditedOutlet
  /** Suggests the owners already entered, so that an owner has one spelling. */
  owners: string[]
  problem: FormProblem<EditedOutlet>
}

export function OutletForm({ outlet, owners, problem }: OutletFormProps) {
  const language = useLanguage()
  return (
    <PlainForm record={outletRecord} row={outlet} problem={problem}>
      {(field, form) => (
        <>
          {field('name')}
          {field('homeUrl')}
          {field('hosts', outlet ? {} : { hint: words.newHostsHint(language) })}
          {field('iconUrl')}
          <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            {field('language')}
            {field('region')}
          </div>
          <Ownership field={field} owners={owners} />
          <Rating field={field} isRated={form.watch('lean') !== 'not-rated'} />
        </>
      )}
    </PlainForm>
  )
}

type Field = DrawField<OutletFields>

/** An owner is stated as a fact, which needs the address of a source. */
function Ownership({ field, owners }: { field: Field; owners: string[] }) {
  return (
    <fieldset className="mb-2 border-t border-rule pt-4">
      <legend className="pr-3 font-serif text-lg font-bold">{words.whoOwns(useLanguage())}</legend>
      {field('owner', { suggestions: owners })}
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {field('ownerSource')}
        {field('ownerAsOf')}
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
      {field('lean')}
      <p className="-mt-2 mb-4 text-sm text-quiet">
        {(isRated ? words.ratedHint : words.notRatedHint)(language)}
      </p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {field('leanSource')}
        {field('leanRatedOn')}
      </div>
      {field('leanNote')}
    </fieldset>
  )
}
