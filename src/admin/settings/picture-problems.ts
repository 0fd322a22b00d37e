import type { EncodedSiteImage } from '../../ingest/image/encode-site-image.ts'

type Problem = Extract<EncodedSiteImage, { ok: false }>['reason']

export const pictureProblems: Record<Problem, string> = {
  svg: 'SVG pictures can carry scripts and are not accepted. Save it as PNG or WebP and try again.',
  'not-a-picture': 'This is not a JPEG, PNG, WebP, GIF or AVIF picture that can be read.',
  'too-many-pixels': 'This picture has more than 25 megapixels. Make it smaller and try again.',
  'too-small': 'This picture is smaller than 8 pixels.',
  'too-thin': 'This picture is more than 50 times as long as it is wide. Cut it and try again.',
  'crashed-the-reader': 'This picture crashed the program that reads it. Save it anew and try again.',
  'too-large': 'This file is larger than 10 MB. Choose a smaller one.',
}
