// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const unreachable = (_: Language): string =>
  `This address cannot be reached from here.`

export const badAddress = (_: Language): string =>
  `This is not a web address that can be read.`

export const tls = (_: Language): string =>
  `The server has no valid certificate for this address.`

export const timeout = (_: Language): string =>
  `The server took too long to answer.`

export const cancelled = (_: Language): string =>
  `Reading was stopped before the answer came.`

export const brokenAnswer = (_: Language): string =>
  `The server broke off or answered with something that is not HTTP.`

export const badEncoding = (_: Language): string =>
  `The answer is compressed in a way that cannot be read.`

export const tooLarge = (_: Language): string =>
  `The answer is too large.`

export const tooManyRedirects = (_: Language): string =>
  `The address redirects in circles or too often.`

export const forbidden = (_: Language): string =>
  `The server does not let us read this address.`

export const notFound = (_: Language): string =>
  `There is nothing at this address.`

export const gone = (_: Language): string =>
  `The server says that this address is gone for good.`

export const throttled = (_: Language): string =>
  `The server asks us to come back later.`

export const httpError = (_: Language): string =>
  `The server answered with an error.`
