import { correctionAnchor, isShownBeside, type ShownCorrection } from '../../domain/corrections/correction.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage, useSitePath } from '../language/language-context.ts'
import { TimeAgo } from '../time/shown-time.tsx'

/** A correction in full, under a large headline or one with a description. It disappears from there after two days. */
export function CorrectionNote({
  correction,
  now,
}: {
  correction: ShownCorrection | null | undefined
  now: Date
}) {
  const language = useLanguage()
  if (!correction || !isShownBeside(correction, now)) return null
  return (
    <p className="correction" {...headlineLanguage(correction.text, null, language)}>
      <b>{words.correction(language)}</b> <TimeAgo at={new Date(correction.atMs)} now={now} />
      <span>{correction.text}</span>
    </p>
  )
}

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
