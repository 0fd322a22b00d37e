import type { ComponentProps } from 'react'
import { correctionRecord } from '../../domain/corrections/correction.record.ts'
import { correctionLengthMax } from '../../domain/corrections/correction.ts'
import type { EditedCorrection } from '../../domain/corrections/correction-queries.ts'
import type { CorrectionInput } from '../../domain/corrections/correction-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { PlainForm } from '../records/plain-form.tsx'

type Form = ComponentProps<typeof PlainForm<EditedCorrection, CorrectionInput, CorrectionInput>>

export function CorrectionForm(props: Omit<Form, 'record' | 'children'>) {
  const language = useLanguage()
  return (
    <PlainForm record={correctionRecord} {...props}>
      {(field, form) => {
        const count = [...(form.watch('text') ?? '')].length
        return field('text', { hint: words.hint(language, { count, most: correctionLengthMax }) })
      }}
    </PlainForm>
  )
}
