// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const invalid = (_: Language): string =>
  `Please enter a language code such as hi, ta or en-IN`
