// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const createFirst = (language: Language): string =>
  language === 'hi' ? `पहला खाता बनाएँ` : `Create the first account`

export const choosePassword = (language: Language): string =>
  language === 'hi' ? `नया पासवर्ड चुनें` : `Choose a new password`

export const passwordHint = (language: Language): string =>
  language === 'hi' ? `कम से कम 10 अक्षर` : `At least 10 characters`

export const passwordAgain = (language: Language): string =>
  language === 'hi' ? `पासवर्ड फिर लिखें` : `Password again`

export const createAccount = (language: Language): string =>
  language === 'hi' ? `खाता बनाकर लॉग इन करें` : `Create account and sign in`

export const savePassword = (language: Language): string =>
  language === 'hi' ? `पासवर्ड सहेजें` : `Save password`

export const title = (language: Language): string =>
  language === 'hi' ? `शुरुआत` : `Set up`

export const knownEmail = (language: Language): string =>
  language === 'hi' ? `इस पते का खाता पहले से मौजूद है` : `There is already an account with this address`

export const linkExpired = (language: Language): string =>
  language === 'hi' ? `इस लिंक की अवधि समाप्त हो गई है। एडमिन से नया लिंक माँगें।` : `This link has expired. Ask an administrator for a new one.`

export const opensNothing = (language: Language): string =>
  language === 'hi' ? `यह लिंक अब काम नहीं करता` : `This link no longer works`

export const opensNothingHint = (language: Language): string =>
  language === 'hi' ? `यह इस्तेमाल, बदला या रद्द किया जा चुका है, या इसकी अवधि बीत गई है। नया लिंक एडमिन या सर्वर चलाने वाले से माँगें।` : `It has been used, replaced or revoked, or it has expired. Ask an administrator, or the person who runs the server, for a new one.`

export const signIn = (language: Language): string =>
  language === 'hi' ? `लॉग इन करें` : `Sign in`

export const welcome = (language: Language): string =>
  language === 'hi' ? `अपना पासवर्ड चुनें` : `Choose your password`

export const longName = (language: Language): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा 100 अक्षर लिखें` : `Use at most 100 characters`
