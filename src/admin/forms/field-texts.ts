import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { PlainField } from '../../domain/records/plain-record.ts'
import type { Language } from '../../text/language.ts'
import type { ConflictField } from './conflict.tsx'

/** The fields of a form, declared once, for the form itself and for the comparison with another editor's save. */
export type FieldTexts<Name extends string> = Record<Name, PlainField>

/** The props of a field by its name: `<TextField {...field('title')} />`. */
export function fieldsOf<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  texts: FieldTexts<Path<Fields>>,
  language: Language,
) {
  return (name: Path<Fields>) => ({
    form,
    name,
    label: texts[name].label(language),
    hint: texts[name].hint?.(language),
    ...texts[name].control,
  })
}

type Compared<Name extends string> = {
  theirs: Record<string, unknown>
  mine: Record<string, unknown>
  /** Formats a value for people; without it the value is shown unchanged. */
  inWords?: (value: unknown, name: Name) => string
  language: Language
}

/** Each field's value as another editor saved it, and in this form. */
export function compareFields<Name extends string>(
  texts: FieldTexts<Name>,
  { theirs, mine, language, inWords = value => String(value ?? '') }: Compared<Name>,
): ConflictField[] {
  return namesOf(texts).map(name => ({
    label: texts[name].label(language),
    theirs: inWords(theirs[name], name),
    mine: inWords(mine[name], name),
  }))
}

export function namesOf<Name extends string>(texts: FieldTexts<Name>): Name[] {
  const names: Name[] = []
  for (const name in texts) names.push(name)
  return names
}
