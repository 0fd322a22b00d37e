// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const next = (language: Language): string =>
  language === 'hi' ? `अगली प्रविष्टि` : `Next entry`

export const previous = (language: Language): string =>
  language === 'hi' ? `पिछली प्रविष्टि` : `Previous entry`

export const accept = (language: Language): string =>
  language === 'hi' ? `स्वीकारें: प्रकाशित करें` : `Accept: publish it`

export const pin = (language: Language): string =>
  language === 'hi' ? `स्वीकारें और होम पेज पर पिन करें` : `Accept it and pin it to the front page`

export const edit = (language: Language): string =>
  language === 'hi' ? `संपादित करके स्वीकारें` : `Edit and accept`

export const reject = (language: Language): string =>
  language === 'hi' ? `अस्वीकार करें` : `Reject`

export const unfold = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम खोलें या समेटें` : `Expand or collapse the story`

export const file = (language: Language): string =>
  language === 'hi' ? `स्वीकारें, और घटनाक्रम की बाकी प्रविष्टियाँ इसके नीचे रखें` : `Accept it, and file the rest of its story under it`

export const acceptStory = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम की सभी प्रविष्टियाँ स्वीकारें` : `Accept all entries of its story`

export const rejectStory = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम की बाकी सब अस्वीकार करें` : `Reject the rest of its story`

export const rejectOutlet = (language: Language): string =>
  language === 'hi' ? `इस संस्थान की बाकी सब अस्वीकार करें` : `Reject the rest of its outlet`

export const snooze = (language: Language): string =>
  language === 'hi' ? `कल तक टालें` : `Snooze until tomorrow`

export const snoozeUntil = (language: Language): string =>
  language === 'hi' ? `कब तक टालें…` : `Snooze until…`

export const category = (language: Language): string =>
  language === 'hi' ? `श्रेणी चुनें` : `Choose the category`

export const feature = (language: Language): string =>
  language === 'hi' ? `चुनिंदा बनाएँ, या चुनिंदा से हटाएँ` : `Feature or unfeature`

export const claim = (language: Language): string =>
  language === 'hi' ? `अपने पास लें, या छोड़ दें` : `Mark it as yours, or release it`

export const note = (language: Language): string =>
  language === 'hi' ? `साथी संपादक के लिए टिप्पणी लिखें` : `Leave a note for a colleague`

export const select = (language: Language): string =>
  language === 'hi' ? `चुनें` : `Select`

export const selectAll = (language: Language): string =>
  language === 'hi' ? `सभी चुनें, या कोई नहीं` : `Select all, or none`

export const undo = (language: Language): string =>
  language === 'hi' ? `वापस लें` : `Undo`

export const open = (language: Language): string =>
  language === 'hi' ? `खबर खोलें` : `Open the article`

export const unselect = (language: Language): string =>
  language === 'hi' ? `चयन हटाएँ` : `Clear the selection`

export const escape = (language: Language): string =>
  language === 'hi' ? `Esc` : `Esc`

export const otherCategory = (language: Language): string =>
  language === 'hi' ? `प्रस्तावित दूसरी श्रेणी में ले जाएँ` : `Move it to the other category that fits`
