// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const areYouSure = (language: Language): string =>
  language === 'hi' ? `क्या यह पक्का है?` : `Are you sure?`

export const deleteRecord = (language: Language): string =>
  language === 'hi' ? `हटाएँ` : `Delete`

export const cancel = (language: Language): string =>
  language === 'hi' ? `रद्द करें` : `Cancel`

export const edit = (language: Language): string =>
  language === 'hi' ? `संपादित करें` : `Edit`

export const saving = (language: Language): string =>
  language === 'hi' ? `सहेजा जा रहा है…` : `Saving...`

export const category = (language: Language): string =>
  language === 'hi' ? `श्रेणी` : `Category`

export const outlet = (language: Language): string =>
  language === 'hi' ? `संस्थान` : `Outlet`

export const title = (language: Language): string =>
  language === 'hi' ? `शीर्षक` : `Title`

export const language = (language: Language): string =>
  language === 'hi' ? `भाषा` : `Language`

export const address = (language: Language): string =>
  language === 'hi' ? `पता` : `Address`

export const all = (language: Language): string =>
  language === 'hi' ? `सभी` : `All`

export const optional = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक` : `Optional`

export const importHead = (language: Language): string =>
  language === 'hi' ? `आयात` : `Import`

export const exportHead = (language: Language): string =>
  language === 'hi' ? `निर्यात` : `Export`

export const never = (language: Language): string =>
  language === 'hi' ? `कभी नहीं` : `never`

export const none = (language: Language): string =>
  language === 'hi' ? `कोई नहीं` : `none`

export const now = (language: Language): string =>
  language === 'hi' ? `अभी` : `now`

export const success = (language: Language): string =>
  language === 'hi' ? `हो गया` : `Success`

export const error = (language: Language): string =>
  language === 'hi' ? `गड़बड़ी` : `Error`

export const region = (language: Language): string =>
  language === 'hi' ? `क्षेत्र` : `Region`

export const name = (language: Language): string =>
  language === 'hi' ? `नाम` : `Name`

export const history = (language: Language): string =>
  language === 'hi' ? `इतिहास` : `History`

export const undo = (language: Language): string =>
  language === 'hi' ? `वापस लें` : `Undo`

export const show = (language: Language): string =>
  language === 'hi' ? `दिखाएँ` : `Show`

export const warning = (language: Language): string =>
  language === 'hi' ? `चेतावनी` : `Warning`

export const close = (language: Language): string =>
  language === 'hi' ? `बंद करें` : `Close`

export const importAndExport = (language: Language): string =>
  language === 'hi' ? `आयात और निर्यात` : `Import and Export`

export const email = (language: Language): string =>
  language === 'hi' ? `ईमेल` : `Email`

export const password = (language: Language): string =>
  language === 'hi' ? `पासवर्ड` : `Password`
