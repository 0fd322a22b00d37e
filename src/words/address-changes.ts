// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const parameter = (_: Language, { name }: { name: string }): string =>
  `dropped ${name}`

export const emptyQuery = (_: Language): string =>
  `dropped an empty question mark`

export const querySpelling = (_: Language): string =>
  `plain spelling of the query`

export const redirector = (_: Language, { host }: { host: string }): string =>
  `followed ${host} to its target`

export const host = (_: Language, { host, plain }: { host: string; plain: string }): string =>
  `${host} is ${plain}`

export const scheme = (_: Language): string =>
  `https for http`

export const path = (_: Language): string =>
  `plain spelling of the path`

export const amp = (_: Language): string =>
  `the article for its AMP page`

export const knownSite = (_: Language, { host }: { host: string }): string =>
  `one form for all addresses of an article of ${host}`

export const fragment = (_: Language): string =>
  `dropped the fragment`
