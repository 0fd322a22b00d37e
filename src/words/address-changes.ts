// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const parameter = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} हटाया गया` : `dropped ${name}`

export const emptyQuery = (language: Language): string =>
  language === 'hi' ? `खाली प्रश्नचिह्न हटाया गया` : `dropped an empty question mark`

export const querySpelling = (language: Language): string =>
  language === 'hi' ? `पते में ? के बाद वाले हिस्से का सामान्य रूप` : `normalised query`

export const redirector = (language: Language, { host }: { host: string }): string =>
  language === 'hi' ? `${host} से आगे असली पते तक` : `followed ${host} to its target`

export const host = (language: Language, { host, plain }: { host: string; plain: string }): string =>
  language === 'hi' ? `${host} और ${plain} एक हैं` : `${host} counts as ${plain}`

export const scheme = (language: Language): string =>
  language === 'hi' ? `http की जगह https` : `https instead of http`

export const path = (language: Language): string =>
  language === 'hi' ? `पते के रास्ते का सामान्य रूप` : `normalised path`

export const amp = (language: Language): string =>
  language === 'hi' ? `AMP पेज की जगह मूल खबर` : `the article instead of its AMP page`

export const knownSite = (language: Language, { host }: { host: string }): string =>
  language === 'hi' ? `${host} की खबर के सभी पतों का एक ही रूप` : `standard article address of ${host}`

export const fragment = (language: Language): string =>
  language === 'hi' ? `# के बाद का हिस्सा हटाया गया` : `dropped the fragment`
