// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const more = <Node,>(language: Language, { hidden, category }: { hidden: (text: string) => Node; category: string }): (string | Node)[] =>
  language === 'hi' ? [`और`, hidden(` खबरें: ${category}`)] : language === 'ta' ? [`மேலும்`, hidden(` செய்திகள்: ${category}`)] : [`More`, hidden(` ${category}`)]

export const emptyCategory = (language: Language): string =>
  language === 'hi' ? `इस श्रेणी में अभी कोई खबर नहीं है।` : language === 'ta' ? `இந்தப் பிரிவில் இப்போது செய்திகள் இல்லை.` : `There are currently no articles in this category.`

export const readArticle = (language: Language): string =>
  language === 'hi' ? `पूरी खबर पढ़ें` : language === 'ta' ? `முழுச் செய்தியைப் படிக்க` : `Read full article`

export const corrected = (language: Language): string =>
  language === 'hi' ? `सुधार किया गया` : language === 'ta' ? `திருத்தப்பட்டது` : `corrected`

export const correction = (language: Language): string =>
  language === 'hi' ? `सुधार` : language === 'ta' ? `திருத்தம்` : `Correction`

export const andMoreOutlets = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `और ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} अन्य संस्थान`, other: `${formatNumber(count, language)} अन्य संस्थान` } })}` : language === 'ta' ? `மேலும் ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம்`, other: `${formatNumber(count, language)} ஊடகங்கள்` } })}` : `and ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more outlet`, other: `${formatNumber(count, language)} more outlets` } })}`

export const side = (language: Language, { side }: { side: string }): string =>
  language === 'hi' ? `${side === 'left' ? `वामपंथी` : side === 'centre' ? `मध्यमार्गी` : side === 'right' ? `दक्षिणपंथी` : `रेटिंग नहीं`}` : language === 'ta' ? `${side === 'left' ? `இடதுசாரி` : side === 'centre' ? `மையம்` : side === 'right' ? `வலதுசாரி` : `மதிப்பீடு இல்லை`}` : `${side === 'left' ? `Left` : side === 'centre' ? `Centre` : side === 'right' ? `Right` : `Not rated`}`

export const noOutlet = (language: Language): string =>
  language === 'hi' ? `कोई नहीं` : language === 'ta' ? `எதுவும் இல்லை` : `none`
