import { isShownBeside, type ShownCorrection } from '../../domain/corrections/correction.ts'
import { TimeAgo } from '../time/time-ago.tsx'
import { headlineLanguage } from './headline-language.ts'

/** A correction in full, under a headline that stands large or with a description. Two days later it is gone from there. */
export function CorrectionNote({
  correction,
  now,
}: {
  correction: ShownCorrection | null | undefined
  now: Date
}) {
  if (!correction || !isShownBeside(correction, now)) return null
  return (
    <p className="correction" {...headlineLanguage(correction.text, null)}>
      <b>Correction</b> <TimeAgo at={new Date(correction.atMs)} now={now} />
      <span>{correction.text}</span>
    </p>
  )
}
