import * as z from 'zod/mini'
import { formatNumber } from '../../text/format.ts'
import { requiredText } from '../form-text-schema.ts'
import { correctionLengthMax } from './correction.ts'

const tooLong = `Use at most ${formatNumber(correctionLengthMax)} characters`

/** Plain text; tags in it are shown as they are. Letters outside the Basic Multilingual Plane count once, as in the database. */
export const correctionSchema = z.object({
  text: requiredText('Write what was wrong, and what is right').check(
    z.refine(value => [...value].length <= correctionLengthMax, tooLong),
  ),
})

export type CorrectionInput = z.output<typeof correctionSchema>
