// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const invalid = (language: Language): string =>
  language === 'hi' ? `कृपया भाषा का कोड लिखें, जैसे hi, ta या en-IN` : `Please enter a language code such as hi, ta or en-IN`
