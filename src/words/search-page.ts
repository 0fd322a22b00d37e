// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const description = (language: Language): string =>
  language === 'hi' ? `इस वेबसाइट की सभी खबरों के शीर्षक, सार और स्रोत में खोजें।` : language === 'ta' ? `இந்த இணையதளத்தின் செய்திகளின் தலைப்பு, சுருக்கம், மூலம் ஆகியவற்றில் தேடுக.` : `Search the headlines, descriptions and sources of every article on this site.`

export const searchArticles = (language: Language): string =>
  language === 'hi' ? `खबरें खोजें` : language === 'ta' ? `செய்திகளைத் தேடுக` : `Search articles`

export const category = (language: Language): string =>
  language === 'hi' ? `श्रेणी` : language === 'ta' ? `பிரிவு` : `Category`

export const allCategories = (language: Language): string =>
  language === 'hi' ? `सभी श्रेणियाँ` : language === 'ta' ? `அனைத்துப் பிரிவுகள்` : `All Categories`

export const submit = (language: Language): string =>
  language === 'hi' ? `खोजें` : language === 'ta' ? `தேடுக` : `Search`

export const results = (language: Language): string =>
  language === 'hi' ? `खोज के नतीजे` : language === 'ta' ? `தேடல் முடிவுகள்` : `Search Results`

export const cutAt = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `खोज में सिर्फ़ पहले ${formatNumber(count, language)} अक्षर लिए गए।` : language === 'ta' ? `முதல் ${formatNumber(count, language)} எழுத்துகள் மட்டும் தேடப்பட்டன.` : `Searched for the first ${formatNumber(count, language)} letters.`

export const noResults = (language: Language): string =>
  language === 'hi' ? `कोई नतीजा नहीं मिला` : language === 'ta' ? `முடிவுகள் இல்லை` : `No results found`

export const advice = (language: Language): string =>
  language === 'hi' ? `आपकी खोज से मेल खाती कोई खबर नहीं मिली। दूसरे शब्द लिखकर देखें या फ़िल्टर हटाएँ।` : language === 'ta' ? `உங்கள் தேடலுக்குப் பொருந்தும் செய்தி இல்லை. வேறு சொற்களால் தேடுங்கள் அல்லது வடிகட்டியை நீக்குங்கள்.` : `We couldn't find any articles matching your search criteria. Try using different keywords or removing filters.`
