// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const facts = <Node,>(language: Language, { outlets, articles, began, added }: { outlets: number; articles: number; began: (text: string) => Node; added: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} संस्थान`, other: `${formatNumber(outlets, language)} संस्थान` } })}, ${pickPlural(language, { count: articles, type: 'cardinal', forms: { one: `${formatNumber(articles, language)} खबर`, other: `${formatNumber(articles, language)} खबरें` } })}। शुरुआत `, began(``), `, आखिरी खबर `, added(``), `।`] : language === 'ta' ? [`${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} ஊடகம்`, other: `${formatNumber(outlets, language)} ஊடகங்கள்` } })}, ${pickPlural(language, { count: articles, type: 'cardinal', forms: { one: `${formatNumber(articles, language)} செய்தி`, other: `${formatNumber(articles, language)} செய்திகள்` } })}. தொடக்கம் `, began(``), `, கடைசிச் செய்தி `, added(``), `.`] : [`${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} outlet`, other: `${formatNumber(outlets, language)} outlets` } })}, ${pickPlural(language, { count: articles, type: 'cardinal', forms: { one: `${formatNumber(articles, language)} article`, other: `${formatNumber(articles, language)} articles` } })}. Began `, began(``), `, last article `, added(``), `.`]

export const description = (language: Language, { count, names }: { count: number; names: string }): string =>
  language === 'hi' ? `एक घटना, ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थानों` } })} की नज़र से: ${names}।` : language === 'ta' ? `ஒரே நிகழ்வு, ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகத்தின்`, other: `${formatNumber(count, language)} ஊடகங்களின்` } })} பார்வையில்: ${names}.` : `One story as ${formatNumber(count, language)} outlets report it: ${names}.`

export const olderHeadlines = (language: Language): string =>
  language === 'hi' ? `पुरानी सुर्खियाँ` : language === 'ta' ? `பழைய தலைப்புகள்` : `Older headlines`

export const everyHeadline = (language: Language): string =>
  language === 'hi' ? `सभी सुर्खियाँ` : language === 'ta' ? `அனைத்துத் தலைப்புகள்` : `Every headline`

export const moreHeadlines = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} और सुर्खी`, other: `${formatNumber(count, language)} और सुर्खियाँ` } })}` : language === 'ta' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `மேலும் ${formatNumber(count, language)} தலைப்பு`, other: `மேலும் ${formatNumber(count, language)} தலைப்புகள்` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more headline`, other: `${formatNumber(count, language)} more headlines` } })}`

export const markOwnWords = (language: Language): string =>
  language === 'hi' ? `सिर्फ़ एक पक्ष के शब्द चिह्नित करें` : language === 'ta' ? `ஒரு தரப்பு மட்டும் பயன்படுத்தும் சொற்களைக் குறிக்கவும்` : `Mark words that only one side uses`

export const otherOutlets = (language: Language): string =>
  language === 'hi' ? `अन्य संस्थान` : language === 'ta' ? `பிற ஊடகங்கள்` : `Other outlets`

export const lead = (language: Language): string =>
  language === 'hi' ? `मुख्य खबर` : language === 'ta' ? `முதன்மைச் செய்தி` : `Lead article`

export const readArticle = (language: Language, { outlet }: { outlet: string }): string =>
  language === 'hi' ? `${outlet} पर पूरी खबर पढ़ें` : language === 'ta' ? `முழுச் செய்தியை ${outlet} தளத்தில் படிக்க` : `Read full article at ${outlet}`

export const agencyCopy = (language: Language): string =>
  language === 'hi' ? `एजेंसी की खबर` : language === 'ta' ? `செய்தி முகமையின் செய்தி` : `agency's copy`

export const rated = (language: Language, { lean }: { lean: string }): string =>
  language === 'hi' ? `${lean === 'left' ? `वामपंथी` : lean === 'leanLeft' ? `वामपंथ की ओर झुकाव` : lean === 'centre' ? `मध्यमार्गी` : lean === 'leanRight' ? `दक्षिणपंथ की ओर झुकाव` : lean === 'right' ? `दक्षिणपंथी` : `रेटिंग नहीं`}` : language === 'ta' ? `${lean === 'left' ? `இடதுசாரி` : lean === 'leanLeft' ? `இடதுசாரிச் சாய்வு` : lean === 'centre' ? `மையம்` : lean === 'leanRight' ? `வலதுசாரிச் சாய்வு` : lean === 'right' ? `வலதுசாரி` : `மதிப்பீடு இல்லை`}` : `${lean === 'left' ? `rated left` : lean === 'leanLeft' ? `rated lean left` : lean === 'centre' ? `rated centre` : lean === 'leanRight' ? `rated lean right` : lean === 'right' ? `rated right` : `not rated`}`

export const timeline = (language: Language): string =>
  language === 'hi' ? `किसने कब खबर दी` : language === 'ta' ? `எந்த ஊடகம் எப்போது எழுதியது` : `When outlets began to report`

export const first = <Node,>(language: Language, { b, outlet, at }: { b: (text: string) => Node; outlet: string; at: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`सबसे पहले `, b(`${outlet}`), `, `, at(``), `।`] : language === 'ta' ? [`முதலில் `, b(`${outlet}`), `, `, at(``), `.`] : [b(`${outlet}`), ` was first, `, at(``), `.`]

export const firstOfMany = <Node,>(language: Language, { b, outlet, at, count }: { b: (text: string) => Node; outlet: string; at: (text: string) => Node; count: number }): (string | Node)[] =>
  language === 'hi' ? [`सबसे पहले `, b(`${outlet}`), `, `, at(``), `। इसके बाद तीन घंटे में ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} और संस्थान ने`, other: `${formatNumber(count, language)} और संस्थानों ने` } })} खबर दी।`] : language === 'ta' ? [`முதலில் `, b(`${outlet}`), `, `, at(``), `. மூன்று மணி நேரத்தில் ${pickPlural(language, { count, type: 'cardinal', forms: { one: `மேலும் ${formatNumber(count, language)} ஊடகம் எழுதியது`, other: `மேலும் ${formatNumber(count, language)} ஊடகங்கள் எழுதின` } })}.`] : [b(`${outlet}`), ` was first, `, at(``), `. ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} other outlet`, other: `${formatNumber(count, language)} other outlets` } })} followed within three hours.`]

export const step = <Node,>(language: Language, { b, count, names }: { b: (text: string) => Node; count: number; names: string }): (string | Node)[] =>
  language === 'hi' ? [b(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थान` } })}`), `: ${names}`] : language === 'ta' ? [b(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம்`, other: `${formatNumber(count, language)} ஊடகங்கள்` } })}`), `: ${names}`] : [b(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`), `: ${names}`]

export const stepOfMany = <Node,>(language: Language, { b, count, names, more }: { b: (text: string) => Node; count: number; names: string; more: number }): (string | Node)[] =>
  language === 'hi' ? [b(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थान` } })}`), `: ${names} और ${formatNumber(more, language)} अन्य`] : language === 'ta' ? [b(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம்`, other: `${formatNumber(count, language)} ஊடகங்கள்` } })}`), `: ${names}, மேலும் ${formatNumber(more, language)}`] : [b(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`), `: ${names} and ${formatNumber(more, language)} more`]
