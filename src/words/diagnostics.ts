// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const routeTester = (language: Language): string =>
  language === 'hi' ? `पतों की जाँच` : language === 'ta' ? `முகவரிச் சோதனை` : `Route tester`

export const path = (language: Language): string =>
  language === 'hi' ? `पता` : language === 'ta' ? `முகவரி` : `Path`

export const search = (language: Language): string =>
  language === 'hi' ? `खोज` : language === 'ta' ? `தேடல்` : `Search`

export const hash = (language: Language): string =>
  language === 'hi' ? `हैश` : language === 'ta' ? `ஹாஷ்` : `Hash`

export const state = (language: Language): string =>
  language === 'hi' ? `स्थिति` : language === 'ta' ? `நிலை` : `State`

export const none = (language: Language): string =>
  language === 'hi' ? `(कुछ नहीं)` : language === 'ta' ? `(எதுவும் இல்லை)` : `(none)`

export const testPage = (language: Language): string =>
  language === 'hi' ? `जाँच पेज` : language === 'ta' ? `சோதனைப் பக்கம்` : `Test page`

export const works = (language: Language): string =>
  language === 'hi' ? `अगर आप यह पढ़ पा रहे हैं, तो पते ठीक काम कर रहे हैं।` : language === 'ta' ? `இதைப் படிக்க முடிந்தால், முகவரிகள் சரியாக வேலை செய்கின்றன.` : `If you can read this, routing works.`

export const openTester = (language: Language): string =>
  language === 'hi' ? `पतों की जाँच खोलें` : language === 'ta' ? `முகவரிச் சோதனையைத் திறக்க` : `Open the route tester`
