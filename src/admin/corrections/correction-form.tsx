import { correctionLengthMax } from '../../domain/corrections/correction.ts'
import type { EditedCorrection } from '../../domain/corrections/correction-queries.ts'
import { correctionSchema } from '../../domain/corrections/correction-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import type { CorrectionProblem } from './correction-problem.ts'

type Props = {
  /** The correction to edit; none to add one. */
  correction?: EditedCorrection
  draftName: string
  problem: CorrectionProblem
  backTo: string
}

export function CorrectionForm({ correction, draftName, problem, backTo }: Props) {
  const language = useLanguage()
  const { form, frame } = useRecordForm({
    schema: correctionSchema(language),
    defaults: { text: correction?.text ?? '' },
    draftName,
    version: correction?.version,
    problem,
    toFields: ({ text }: EditedCorrection) => ({ text }),
    compare: (theirs, mine) => [{ label: words.correction(language), theirs: theirs.text, mine: mine.text }],
  })
  useErrorToast(problem)
  const count = [...(form.watch('text') ?? '')].length
  return (
    <RecordForm
      {...frame}
      backTo={backTo}
      submitLabel={correction ? words.update(language) : words.publish(language)}
      submittingLabel={words.saving(language)}
    >
      <TextField
        form={form}
        name="text"
        label={words.correction(language)}
        rows={5}
        hint={words.hint(language, { count, most: correctionLengthMax })}
      />
    </RecordForm>
  )
}
