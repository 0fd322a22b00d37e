import type { Submitted } from './submit-articles.ts'
import { SubmittedList } from './submitted-list.tsx'

export function PasteAnswer({
  answer,
}: {
  answer: { problem: string | null; submitted: Submitted[] } | undefined
}) {
  return (
    <div role="status">
      {answer?.problem ? <p className="mt-3 mb-0 text-sm text-danger">{answer.problem}</p> : null}
      {answer ? <SubmittedList submitted={answer.submitted} /> : null}
    </div>
  )
}
