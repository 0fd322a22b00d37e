// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const stories = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `घटनाक्रम - ${siteName}` : language === 'ta' ? `நிகழ்வுகள் - ${siteName}` : `Stories - ${siteName}`

export const storiesAbout = (language: Language): string =>
  language === 'hi' ? `वे घटनाएँ जिन्हें इस समय सबसे ज़्यादा संस्थान कवर कर रहे हैं।` : language === 'ta' ? `இப்போது அதிக ஊடகங்கள் எழுதும் நிகழ்வுகள்.` : `The events that the most outlets cover right now.`

export const storyAbout = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `एक घटना की सभी खबरें, जैसे-जैसे वे ${siteName} पर प्रकाशित होती हैं।` : language === 'ta' ? `ஒரு நிகழ்வின் எல்லாச் செய்திகளும், ${siteName} தளத்தில் வெளியாகும்போது.` : `Every article of one story, as it is published on ${siteName}.`

export const coverage = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थानों` } })} ने कवर किया।` : language === 'ta' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம் எழுதியுள்ளது`, other: `${formatNumber(count, language)} ஊடகங்கள் எழுதியுள்ளன` } })}.` : `${formatNumber(count, language)} outlets cover it.`

export const corrections = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `सुधार - ${siteName}` : language === 'ta' ? `திருத்தங்கள் - ${siteName}` : `Corrections - ${siteName}`

export const correctionsAbout = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `${siteName} ने क्या सुधारा।` : language === 'ta' ? `${siteName} திருத்தியவை.` : `What ${siteName} has corrected.`

export const correction = (language: Language, { text }: { text: string }): string =>
  language === 'hi' ? `सुधार: ${text}` : language === 'ta' ? `திருத்தம்: ${text}` : `Correction: ${text}`

export const desk = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `${siteName} डेस्क` : language === 'ta' ? `${siteName} மேசை` : `${siteName} desk`

export const deskShort = (language: Language): string =>
  language === 'hi' ? `डेस्क` : language === 'ta' ? `மேசை` : `Desk`

export const search = (language: Language, { query, siteName }: { query: string; siteName: string }): string =>
  language === 'hi' ? `खोज: ${query} - ${siteName}` : language === 'ta' ? `தேடல்: ${query} - ${siteName}` : `Search: ${query} - ${siteName}`

export const searchAbout = (language: Language, { siteName }: { siteName: string }): string =>
  language === 'hi' ? `${siteName} की सबसे नई खबरें, जिनमें ये शब्द हैं।` : language === 'ta' ? `இந்தச் சொற்கள் உள்ள ${siteName} தளத்தின் புதிய செய்திகள்.` : `The newest articles on ${siteName} that contain these words.`

export const aboutRatings = (language: Language): string =>
  language === 'hi' ? `हमारी रेटिंग के बारे में` : language === 'ta' ? `எங்கள் மதிப்பீடுகள் பற்றி` : `About our ratings`
