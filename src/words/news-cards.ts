// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const more = <Node,>(language: Language, { hidden, category }: { hidden: (text: string) => Node; category: string }): (string | Node)[] =>
  language === 'hi' ? [`और`, hidden(` खबरें: ${category}`)] : language === 'ta' ? [`மேலும்`, hidden(` செய்திகள்: ${category}`)] : [`More`, hidden(` ${category}`)]

export const readArticle = (language: Language): string =>
  language === 'hi' ? `पूरी खबर पढ़ें` : language === 'ta' ? `முழுச் செய்தியைப் படிக்க` : `Read full article`

export const corrected = (language: Language): string =>
  language === 'hi' ? `सुधार किया गया` : language === 'ta' ? `திருத்தப்பட்டது` : `corrected`

export const correction = (language: Language): string =>
  language === 'hi' ? `सुधार` : language === 'ta' ? `திருத்தம்` : `Correction`

export const andMoreOutlets = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `और ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} अन्य संस्थान`, other: `${formatNumber(count, language)} अन्य संस्थान` } })}` : language === 'ta' ? `மேலும் ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம்`, other: `${formatNumber(count, language)} ஊடகங்கள்` } })}` : `and ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more outlet`, other: `${formatNumber(count, language)} more outlets` } })}`

export const side = (language: Language, { side }: { side: string }): string =>
  language === 'hi' ? `${side === 'left' ? `वामपंथी` : side === 'centre' ? `मध्यमार्गी` : `दक्षिणपंथी`}` : language === 'ta' ? `${side === 'left' ? `இடதுசாரி` : side === 'centre' ? `மையம்` : `வலதுசாரி`}` : `${side === 'left' ? `Left` : side === 'centre' ? `Centre` : `Right`}`

export const noneOf = (language: Language, { active }: { active: number }): string =>
  language === 'hi' ? `${formatNumber(active, language)} में से कोई नहीं` : language === 'ta' ? `${formatNumber(active, language)} இல் எதுவும் இல்லை` : `none of ${formatNumber(active, language)}`

export const notRated = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} की रेटिंग नहीं` : language === 'ta' ? `மதிப்பீடு இல்லாதவை ${formatNumber(count, language)}` : `${formatNumber(count, language)} not rated`

export const blindSpot = (language: Language, { side }: { side: string }): string =>
  language === 'hi' ? `${side === 'left' ? `वामपंथी पक्ष में अनदेखी` : `दक्षिणपंथी पक्ष में अनदेखी`}` : language === 'ta' ? `${side === 'left' ? `இடதுசாரி ஊடகங்கள் கவனிக்காதது` : `வலதுசாரி ஊடகங்கள் கவனிக்காதது`}` : `${side === 'left' ? `Blind spot on the left` : `Blind spot on the right`}`

export const owners = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} मालिक`, other: `${formatNumber(count, language)} मालिक` } })}` : language === 'ta' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} உரிமையாளர்`, other: `${formatNumber(count, language)} உரிமையாளர்கள்` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} owner`, other: `${formatNumber(count, language)} owners` } })}`

export const since = <Node,>(language: Language, { at }: { at: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [at(``), ` से`] : language === 'ta' ? [at(``), ` முதல்`] : [`Since `, at(``)]

export const joined = <Node,>(language: Language, { count, at, names }: { count: number; at: (text: string) => Node; names: string }): (string | Node)[] =>
  language === 'hi' ? [at(``), ` से ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थान` } })}: ${names}`] : language === 'ta' ? [at(``), ` முதல் ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம்`, other: `${formatNumber(count, language)} ஊடகங்கள்` } })}: ${names}`] : [`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })} since `, at(``), `: ${names}`]
