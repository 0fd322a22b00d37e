// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const conflict = (language: Language): string =>
  language === 'hi' ? `आपके संपादन के दौरान किसी और संपादक ने इसे सहेज दिया` : `Another editor saved this while you were editing`

export const conflictHint = (language: Language): string =>
  language === 'hi' ? `आपका लिखा अभी सहेजा नहीं गया है। अपना रखने के लिए फिर सहेजें, या उनका चुनें।` : `Your changes are not saved yet. Save again to keep yours, or take theirs.`

export const field = (language: Language): string =>
  language === 'hi' ? `फ़ील्ड` : `Field`

export const theirs = (language: Language): string =>
  language === 'hi' ? `उनका` : `Theirs`

export const yours = (language: Language): string =>
  language === 'hi' ? `आपका` : `Yours`

export const empty = (language: Language): string =>
  language === 'hi' ? `खाली` : `empty`

export const takeTheirs = (language: Language): string =>
  language === 'hi' ? `उनका चुनें` : `Take theirs`

export const noPicture = (language: Language): string =>
  language === 'hi' ? `इस पते से कोई तस्वीर लोड नहीं हो सकी: पाठकों को तस्वीर नहीं दिखेगी।` : `No picture could be loaded from this address: readers will see none.`

export const pictureAlt = (language: Language): string =>
  language === 'hi' ? `पाठकों को यह दिखेगा` : `What readers will see`

export const showPassword = <Node,>(language: Language, { hidden }: { hidden: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [hidden(`पासवर्ड `), `दिखाएँ`] : [`Show`, hidden(` password`)]
