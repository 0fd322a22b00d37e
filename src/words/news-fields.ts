// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const label = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name === 'title' ? `शीर्षक` : name === 'url' ? `पता (URL)` : name === 'source' ? `स्रोत` : name === 'sourceIconUrl' ? `स्रोत के आइकॉन का पता` : name === 'imageUrl' ? `तस्वीर का पता` : name === 'publishedAt' ? `प्रकाशन का समय` : name === 'category' ? `श्रेणी` : name === 'description' ? `सार` : name === 'featured' ? `चुनिंदा` : name === 'language' ? `भाषा` : name === 'publishAt' ? `कब प्रकाशित करें` : `कब हटाएँ`}` : `${name === 'title' ? `Title` : name === 'url' ? `URL` : name === 'source' ? `Source` : name === 'sourceIconUrl' ? `Source icon URL` : name === 'imageUrl' ? `Image URL` : name === 'publishedAt' ? `Published at` : name === 'category' ? `Category` : name === 'description' ? `Description` : name === 'featured' ? `Featured` : name === 'language' ? `Language` : name === 'publishAt' ? `Publish at` : `Take down at`}`

export const yes = (language: Language): string =>
  language === 'hi' ? `हाँ` : `yes`

export const no = (language: Language): string =>
  language === 'hi' ? `नहीं` : `no`

export const invalidUrl = (language: Language): string =>
  language === 'hi' ? `कृपया सही पता लिखें` : `Please enter a valid URL`
