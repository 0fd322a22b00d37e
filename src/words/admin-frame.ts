// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const outletsAndFeeds = (language: Language): string =>
  language === 'hi' ? `संस्थान और फ़ीड` : `Outlets and feeds`

export const more = (language: Language): string =>
  language === 'hi' ? `और` : `More`

export const queue = (language: Language): string =>
  language === 'hi' ? `कतार` : `Queue`

export const frontPage = (language: Language): string =>
  language === 'hi' ? `होम पेज` : `Front page`

export const front = (language: Language): string =>
  language === 'hi' ? `होम` : `Front`

export const stories = (language: Language): string =>
  language === 'hi' ? `घटनाक्रम` : `Stories`

export const dashboard = (language: Language): string =>
  language === 'hi' ? `डैशबोर्ड` : `Dashboard`

export const newsLinks = (language: Language): string =>
  language === 'hi' ? `खबरों के लिंक` : `News Links`

export const news = (language: Language): string =>
  language === 'hi' ? `खबरें` : `News`

export const categories = (language: Language): string =>
  language === 'hi' ? `श्रेणियाँ` : `Categories`

export const outlets = (language: Language): string =>
  language === 'hi' ? `संस्थान` : `Outlets`

export const feeds = (language: Language): string =>
  language === 'hi' ? `फ़ीड` : `Feeds`

export const siteLinks = (language: Language): string =>
  language === 'hi' ? `साइट के पेज` : `Site Links`

export const sitePages = (language: Language): string =>
  language === 'hi' ? `पेज` : `Pages`

export const settings = (language: Language): string =>
  language === 'hi' ? `सेटिंग` : `Settings`

export const corrections = (language: Language): string =>
  language === 'hi' ? `सुधार` : `Corrections`

export const activity = (language: Language): string =>
  language === 'hi' ? `गतिविधि` : `Activity`

export const bin = (language: Language): string =>
  language === 'hi' ? `ट्रैश` : `Bin`

export const skip = (language: Language): string =>
  language === 'hi' ? `सीधे मुख्य हिस्से पर जाएँ` : `Skip to content`

export const admin = (language: Language): string =>
  language === 'hi' ? `एडमिन` : `Admin`

export const objections = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: ` आपत्ति`, other: ` आपत्तियाँ` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: ` objection`, other: ` objections` } })}`

export const unpublished = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: ` बदलाव प्रकाशित नहीं है`, other: ` बदलाव प्रकाशित नहीं हैं` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: ` change is not published`, other: ` changes are not published` } })}`

export const loading = (language: Language): string =>
  language === 'hi' ? `लोड हो रहा है…` : `Loading...`

export const loadingSiteLinks = (language: Language): string =>
  language === 'hi' ? `साइट के पेज लोड हो रहे हैं…` : `Loading site links...`

export const keys = (language: Language): string =>
  language === 'hi' ? `कीबोर्ड शॉर्टकट` : `Keys`

export const newsFailed = (language: Language): string =>
  language === 'hi' ? `खबरें लोड नहीं हो सकीं` : `Failed to load news data`

export const siteLinksFailed = (language: Language): string =>
  language === 'hi' ? `साइट के पेज लोड नहीं हो सके` : `Failed to load site links`

export const siteLinkFailed = (language: Language): string =>
  language === 'hi' ? `साइट का पेज लोड नहीं हो सका` : `Failed to load site link`

export const pageFailed = (language: Language): string =>
  language === 'hi' ? `यह पेज लोड नहीं हो सका` : `This page could not be loaded`

export const pageFailedHint = (language: Language): string =>
  language === 'hi' ? `सर्वर से संपर्क नहीं हो सका या उसकी ओर से कुछ गड़बड़ हुई। आपने जो लिखा, वह इस टैब में मौजूद है।` : `The server could not be reached, or something went wrong on its side. What you typed is kept in this tab.`

export const tryAgain = (language: Language): string =>
  language === 'hi' ? `फिर कोशिश करें` : `Try again`

export const myAccount = (language: Language): string =>
  language === 'hi' ? `मेरा खाता` : `My Account`

export const myAccountOf = (language: Language, { initials }: { initials: string }): string =>
  language === 'hi' ? `मेरा खाता: ${initials}` : `My Account: ${initials}`

export const passwordAndSessions = (language: Language): string =>
  language === 'hi' ? `पासवर्ड और लॉग इन डिवाइस` : `Password and sessions`

export const viewSite = (language: Language): string =>
  language === 'hi' ? `वेबसाइट देखें` : `View the site`

export const logOut = (language: Language): string =>
  language === 'hi' ? `लॉग आउट करें` : `Log out`

export const signIn = (language: Language): string =>
  language === 'hi' ? `लॉग इन करें` : `Sign in`

export const goTo = (language: Language, { place }: { place: string }): string =>
  language === 'hi' ? `${place} पर जाएँ` : `Go to ${place}`

export const addNewsLink = (language: Language): string =>
  language === 'hi' ? `खबर का लिंक जोड़ें` : `Add a news link`

export const thisSheet = (language: Language): string =>
  language === 'hi' ? `ये कुंजियाँ दिखाएँ` : `Show these keys`

export const search = (language: Language): string =>
  language === 'hi' ? `खोजें` : `Search`

export const needsRole = (language: Language, { role }: { role: string }): string =>
  language === 'hi' ? `${role === 'administrator' ? `यह पेज एडमिन के लिए है` : role === 'editor' ? `यह पेज संपादकों के लिए है` : `यह पेज सहयोगियों के लिए है`}` : `${role === 'administrator' ? `This page is for administrators` : role === 'editor' ? `This page is for editors` : `This page is for contributors`}`

export const needsRoleAdvice = (language: Language, { people }: { people: string }): string =>
  language === 'hi' ? `आप लॉग इन हैं, पर आपकी भूमिका से यह नहीं खुलता। भूमिका बदलवाने के लिए ${people === 'none' ? `इस साइट के किसी एडमिन` : `${people}`} से कहें।` : `You are signed in, but your role does not give access to it. ${people === 'none' ? `An administrator of this site` : `${people}`} can change your role.`

export const toYourPages = (language: Language): string =>
  language === 'hi' ? `अपने पेजों पर जाएँ` : `Go to your pages`

export const proposals = (language: Language): string =>
  language === 'hi' ? `प्रस्ताव` : `Proposals`

export const accounts = (language: Language): string =>
  language === 'hi' ? `खाते` : `Accounts`
