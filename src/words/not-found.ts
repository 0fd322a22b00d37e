// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `पेज नहीं मिला` : language === 'ta' ? `பக்கம் கிடைக்கவில்லை` : `Page not found`

export const heading = (language: Language): string =>
  language === 'hi' ? `404` : language === 'ta' ? `404` : `404`

export const apology = (language: Language): string =>
  language === 'hi' ? `माफ़ करें, यह पेज मौजूद नहीं है।` : language === 'ta' ? `மன்னிக்கவும், நீங்கள் தேடும் பக்கம் இல்லை.` : `Oops! The page you're looking for doesn't exist.`

export const currentPath = <Node,>(language: Language, { code, path }: { code: (text: string) => Node; path: string }): (string | Node)[] =>
  language === 'hi' ? [`मौजूदा पता: `, code(`${path}`)] : language === 'ta' ? [`தற்போதைய முகவரி: `, code(`${path}`)] : [`Current path: `, code(`${path}`)]

export const debugRoutes = (language: Language): string =>
  language === 'hi' ? `पतों की जाँच करें` : language === 'ta' ? `முகவரிகளைச் சோதிக்க` : `Debug Route Issues`

export const loggedIn = (language: Language): string =>
  language === 'hi' ? `आप एडमिन के रूप में लॉग इन हैं।` : language === 'ta' ? `நீங்கள் நிர்வாகியாக உள்நுழைந்துள்ளீர்கள்.` : `You are logged in as an admin.`

export const notLoggedIn = (language: Language): string =>
  language === 'hi' ? `आप एडमिन के रूप में लॉग इन नहीं हैं।` : language === 'ta' ? `நீங்கள் நிர்வாகியாக உள்நுழையவில்லை.` : `You are not logged in as an admin.`

export const returnHome = (language: Language): string =>
  language === 'hi' ? `होम पेज पर जाएँ` : language === 'ta' ? `முகப்புக்குச் செல்க` : `Return to Home`

export const returnToDashboard = (language: Language): string =>
  language === 'hi' ? `एडमिन डैशबोर्ड पर जाएँ` : language === 'ta' ? `நிர்வாக முகப்புக்குச் செல்க` : `Return to Admin Dashboard`

export const returnToLogin = (language: Language): string =>
  language === 'hi' ? `एडमिन लॉग इन पर जाएँ` : language === 'ta' ? `நிர்வாகி உள்நுழைவுக்குச் செல்க` : `Return to Admin Login`

export const dashboard = (language: Language): string =>
  language === 'hi' ? `एडमिन डैशबोर्ड` : language === 'ta' ? `நிர்வாக முகப்பு` : `Admin Dashboard`

export const login = (language: Language): string =>
  language === 'hi' ? `एडमिन लॉग इन` : language === 'ta' ? `நிர்வாகி உள்நுழைவு` : `Admin Login`
