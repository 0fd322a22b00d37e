import type { EncodedSiteImage } from '../../ingest/image/encode-image.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/settings-desk.ts'

type Problem = Extract<EncodedSiteImage, { ok: false }>['reason']

export const pictureProblems: Record<Problem, (language: Language) => string> = {
  svg: words.pictureSvg,
  'not-a-picture': words.pictureNone,
  'too-many-pixels': words.picturePixels,
  'too-small': words.pictureSmall,
  'too-thin': words.pictureThin,
  'crashed-the-reader': words.pictureCrashed,
  'too-large': words.pictureLarge,
}
