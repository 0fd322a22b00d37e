import { correctionAnchor, isShownBeside, type ShownCorrection } from '../../domain/corrections/correction.ts'
import * as words from '../../words/news-cards.ts'
import { useSitePath } from '../language/edition-context.ts'
import { useLanguage } from '../language/language-context.ts'

/** Beside a headline in a dense list: a link to its correction. */
export function CorrectedMark({
  correction,
  now,
}: {
  correction: ShownCorrection | null | undefined
  now: Date
}) {
  const language = useLanguage()
  const path = useSitePath()
  if (!correction || !isShownBeside(correction, now)) return null
  return (
    <a className="corrected" href={`${path('/corrections')}#${correctionAnchor(correction.id)}`}>
      {words.corrected(language)}
    </a>
  )
}
