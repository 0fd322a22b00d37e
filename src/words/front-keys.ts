// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const next = (language: Language): string =>
  language === 'hi' ? `अगली संभावित खबर` : `Next candidate`

export const previous = (language: Language): string =>
  language === 'hi' ? `पिछली संभावित खबर` : `Previous candidate`

export const pin = (language: Language): string =>
  language === 'hi' ? `यह खबर पिन करें` : `Pin the candidate`

export const undo = (language: Language): string =>
  language === 'hi' ? `पिछला बदलाव वापस लें` : `Undo the last change`

export const preview = (language: Language): string =>
  language === 'hi' ? `पूर्वावलोकन` : `Preview`

export const publish = (language: Language): string =>
  language === 'hi' ? `होम पेज प्रकाशित करें` : `Publish the front page`

export const pinRow = (language: Language): string =>
  language === 'hi' ? `होम पेज पर पिन करें` : `Pin to the front page`

export const publishPinned = (language: Language): string =>
  language === 'hi' ? `पिन के बाद होम पेज अभी प्रकाशित करें` : `Publish the front page now, after a pin`
