import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/story-matching.ts'

/** While an installation has read too few headlines to bring articles together by itself. */
export function KnowsLittle({ headlines }: { headlines: { read: number; least: number } | null }) {
  const language = useLanguage()
  if (!headlines) return null
  return (
    <p className="mt-0 mb-6 border-l-2 border-accent pl-3 text-quiet">
      {words.knowsLittle(language, headlines)}
    </p>
  )
}
