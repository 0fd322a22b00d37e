// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const next = (language: Language): string =>
  language === 'hi' ? `अगली पंक्ति` : `Next row`

export const previous = (language: Language): string =>
  language === 'hi' ? `पिछली पंक्ति` : `Previous row`

export const accept = (language: Language): string =>
  language === 'hi' ? `प्रस्ताव स्वीकारें` : `Accept the proposal`

export const reject = (language: Language): string =>
  language === 'hi' ? `अलग-अलग हैं` : `Not the same`

export const later = (language: Language): string =>
  language === 'hi' ? `यह प्रस्ताव बाद में तय करें` : `Decide the proposal later`

export const pin = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम को होम पेज पर पिन करें` : `Pin the story to the front page`

export const open = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम खोलें` : `Open the story`

export const acceptAll = (language: Language): string =>
  language === 'hi' ? `इस घटनाक्रम के सभी प्रस्ताव स्वीकारें` : `Accept all proposals of this story`

export const merge = (language: Language): string =>
  language === 'hi' ? `दूसरे घटनाक्रम में मिलाएँ या वहाँ ले जाएँ` : `Merge with another story, or move there`
