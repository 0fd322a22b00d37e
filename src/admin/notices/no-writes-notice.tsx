import type { WriteRefusal } from '../../database/write-refusal.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/notices.ts'

const texts = {
  'disk-full': { problem: words.diskFull, advice: words.diskFullAdvice },
  restoring: { problem: words.restoring, advice: words.restoringAdvice },
} satisfies Record<WriteRefusal, object>

/** Stands on every page while nothing can be saved. */
export function NoWritesNotice({ why }: { why: WriteRefusal }) {
  const language = useLanguage()
  const { problem, advice } = texts[why]
  return (
    <p role="alert" className="mt-0 mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      <strong>{problem(language)}</strong> {advice(language)}
    </p>
  )
}
