import type { Brought } from './bring-articles.ts'
import { BroughtList } from './brought-list.tsx'

export function PasteAnswer({
  answer,
}: {
  answer: { problem: string | null; brought: Brought[] } | undefined
}) {
  return (
    <div role="status">
      {answer?.problem ? <p className="mt-3 mb-0 text-sm text-danger">{answer.problem}</p> : null}
      {answer ? <BroughtList brought={answer.brought} /> : null}
    </div>
  )
}
