// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const chosenByEditors = (language: Language, { category, count, all, section }: { category: string; count: number; all: number; section: string }): string =>
  language === 'hi' ? `इस फ़ीड में ${section} की पिछली ${formatNumber(all, language)} में से ${formatNumber(count, language)} के लिए संपादकों ने श्रेणी ${category} चुनी` : `editors chose ${category} for ${formatNumber(count, language)} of the last ${formatNumber(all, language)} entries from ${section} of this feed`

export const inItsAddress = (language: Language, { section }: { section: string }): string =>
  language === 'hi' ? `इसका पता ${section} के भीतर है` : `its address is under ${section}`

export const pageSection = (language: Language, { section }: { section: string }): string =>
  language === 'hi' ? `पेज पर इसका विषय “${section}” है` : `the page’s section is “${section}”`

export const usual = (language: Language, { count, of, outlet }: { count: number; of: number; outlet: string }): string =>
  language === 'hi' ? `${outlet} के पिछले ${formatNumber(of, language)} लिंक में से ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} इसी श्रेणी में है`, other: `${formatNumber(count, language)} इसी श्रेणी में हैं` } })}` : `${formatNumber(count, language)} of the last ${formatNumber(of, language)} links from ${outlet} are in this category`

export const fed = (language: Language, { outlet }: { outlet: string }): string =>
  language === 'hi' ? `${outlet} की फ़ीड इसी श्रेणी के लिए हैं` : `the feeds of ${outlet} publish to this category`

export const outletTag = (language: Language, { tag }: { tag: string }): string =>
  language === 'hi' ? `प्रकाशक ने इसे “${tag}” टैग दिया है` : `its outlet tagged it “${tag}”`

export const itsWords = (language: Language, { words }: { words: string }): string =>
  language === 'hi' ? `इसमें ${words} का ज़िक्र है` : `it mentions ${words}`

export const learntWords = (language: Language, { words }: { words: string }): string =>
  language === 'hi' ? `संपादकों ने ${words} के ज़िक्र वाले लेख वहीं रखे` : `editors filed articles that mention ${words} there`

export const noSection = (language: Language, { words }: { words: string }): string =>
  language === 'hi' ? `इसमें ${words} का ज़िक्र है, जिनके लिए कोई श्रेणी नहीं है` : `it mentions ${words}, for which there is no section`
