import { correctionAnchor, isShownBeside, type ShownCorrection } from '../../domain/corrections/correction.ts'

/** Beside a headline of a dense list: the way to what was corrected in it. */
export function CorrectedMark({
  correction,
  now,
}: {
  correction: ShownCorrection | null | undefined
  now: Date
}) {
  if (!correction || !isShownBeside(correction, now)) return null
  return (
    <a className="corrected" href={`/corrections#${correctionAnchor(correction.id)}`}>
      corrected
    </a>
  )
}
