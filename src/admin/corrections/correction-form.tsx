import { correctionLengthMax } from '../../domain/corrections/correction.ts'
import type { EditedCorrection } from '../../domain/corrections/correction-queries.ts'
import { correctionSchema } from '../../domain/corrections/correction-schema.ts'
import { formatNumber } from '../../text/format.ts'
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
  const { form, frame } = useRecordForm({
    schema: correctionSchema,
    defaults: { text: correction?.text ?? '' },
    draftName,
    version: correction?.version,
    problem,
    toFields: ({ text }: EditedCorrection) => ({ text }),
    compare: (theirs, mine) => [{ label: 'Correction', theirs: theirs.text, mine: mine.text }],
  })
  useErrorToast(problem)
  const typed = formatNumber([...(form.watch('text') ?? '')].length)
  const most = formatNumber(correctionLengthMax)
  return (
    <RecordForm
      {...frame}
      backTo={backTo}
      submitLabel={correction ? 'Update Correction' : 'Publish Correction'}
      submittingLabel="Saving..."
    >
      <TextField
        form={form}
        name="text"
        label="Correction"
        rows={5}
        hint={`Plain text: what was wrong, and what is right. ${typed} of at most ${most} characters`}
      />
    </RecordForm>
  )
}
