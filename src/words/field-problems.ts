// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const notAText = (language: Language): string =>
  language === 'hi' ? `यह टेक्स्ट नहीं है` : `This is not a text`

export const titleRequired = (language: Language): string =>
  language === 'hi' ? `शीर्षक ज़रूरी है` : `Title is required`

export const urlRequired = (language: Language): string =>
  language === 'hi' ? `पता ज़रूरी है` : `URL is required`

export const sourceRequired = (language: Language): string =>
  language === 'hi' ? `स्रोत ज़रूरी है` : `Source is required`

export const categoryRequired = (language: Language): string =>
  language === 'hi' ? `श्रेणी ज़रूरी है` : `Category is required`

export const nameRequired = (language: Language): string =>
  language === 'hi' ? `नाम ज़रूरी है` : `Name is required`

export const slugRequired = (language: Language): string =>
  language === 'hi' ? `स्लग ज़रूरी है` : `Slug is required`

export const contentRequired = (language: Language): string =>
  language === 'hi' ? `सामग्री ज़रूरी है` : `Content is required`

export const addressRequired = (language: Language): string =>
  language === 'hi' ? `पता ज़रूरी है` : `Address is required`

export const homePageRequired = (language: Language): string =>
  language === 'hi' ? `होम पेज का पता ज़रूरी है` : `Home page is required`

export const siteNameRequired = (language: Language): string =>
  language === 'hi' ? `वेबसाइट का नाम ज़रूरी है` : `Site name is required`

export const badUrl = (language: Language): string =>
  language === 'hi' ? `कृपया सही पता लिखें` : `Please enter a valid URL`

export const badHomePage = (language: Language): string =>
  language === 'hi' ? `कृपया सही पता लिखें, जैसे https://outlet.example/` : `Please enter a valid URL, such as https://outlet.example/`

export const badTime = (language: Language): string =>
  language === 'hi' ? `कृपया सही तारीख और समय लिखें` : `Please enter a valid date and time`

export const badDate = (language: Language): string =>
  language === 'hi' ? `कृपया सही तारीख लिखें` : `Please enter a valid date`

export const badEmail = (language: Language): string =>
  language === 'hi' ? `कृपया सही ईमेल पता लिखें` : `Please enter a valid email address`

export const badLanguage = (language: Language): string =>
  language === 'hi' ? `कृपया भाषा का कोड लिखें, जैसे hi, ta या en-IN` : `Please enter a language code such as hi, ta or en-IN`

export const skippedHour = (language: Language): string =>
  language === 'hi' ? `यह समय होता ही नहीं: घड़ी इसके आगे बढ़ा दी जाती है। कोई दूसरा समय चुनें` : `This time does not exist: the clocks go forward over it. Choose another`

export const badSlug = (language: Language): string =>
  language === 'hi' ? `स्लग में सिर्फ़ अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न लिखें` : `Slug should contain only lowercase letters, numbers, and hyphens`

export const orderNotANumber = (language: Language): string =>
  language === 'hi' ? `दिखाने का क्रम अंकों में लिखें` : `Display order must be a number`

export const orderNotWhole = (language: Language): string =>
  language === 'hi' ? `दिखाने का क्रम पूर्ण संख्या में लिखें` : `Display order must be a whole number`

export const orderTooSmall = (language: Language): string =>
  language === 'hi' ? `दिखाने का क्रम 0 से कम नहीं हो सकता` : `Display order must be at least 0`

export const orderTooLarge = (language: Language): string =>
  language === 'hi' ? `दिखाने का क्रम 10,00,000 से ज़्यादा नहीं हो सकता` : `Display order must be at most 1000000`

export const longerThan = (language: Language, { most }: { most: number }): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा ${formatNumber(most, language)} अक्षर लिखें` : `Use at most ${formatNumber(most, language)} characters`

export const noPublishing = (language: Language): string =>
  language === 'hi' ? `चुनें कि इसकी प्रविष्टियों का क्या हो` : `Choose what happens to its entries`

export const noHost = (language: Language, { host }: { host: string }): string =>
  language === 'hi' ? `“${host}” कोई होस्ट नहीं है` : `"${host}" is not a valid host`

export const tooManyHosts = (language: Language, { most }: { most: number }): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा ${formatNumber(most, language)} होस्ट लिखें` : `Enter at most ${formatNumber(most, language)} hosts`

export const noLean = (language: Language): string =>
  language === 'hi' ? `चुनें कि संस्थान कहाँ खड़ा है` : `Choose where the outlet stands`

export const noName = (language: Language): string =>
  language === 'hi' ? `कृपया नाम लिखें` : `Please enter a name`

export const badOwnerSource = (language: Language): string =>
  language === 'hi' ? `कृपया https:// से शुरू होने वाला पता लिखें` : `Please enter an address that begins with https://`

export const noLeanSource = (language: Language): string =>
  language === 'hi' ? `लिखें कि यह रेटिंग किसकी है` : `Say whose rating this is`

export const noLeanDay = (language: Language): string =>
  language === 'hi' ? `लिखें कि रेटिंग कब दी गई` : `Say when it was rated`

export const noLeanNote = (language: Language): string =>
  language === 'hi' ? `कुछ शब्दों में वजह लिखें` : `Say why, in a few words`

export const noOwnerSource = (language: Language): string =>
  language === 'hi' ? `वह पता लिखें जहाँ मालिक का नाम है` : `Enter the address that names the owner`

export const noOwnerDay = (language: Language): string =>
  language === 'hi' ? `लिखें कि यह किस दिन की जानकारी है` : `Enter the date of this information`

export const badPicture = (language: Language): string =>
  language === 'hi' ? `https:// या / से शुरू होने वाला पता लिखें` : `Enter an https address, or a path that begins with /`

export const badColor = (language: Language): string =>
  language === 'hi' ? `रंग को # और छह अंकों या a से f तक के अक्षरों में लिखें, जैसे #1a2b4a` : `Enter a colour as # and six digits or letters a to f, like #1a2b4a`

export const badPublisher = (language: Language): string =>
  language === 'hi' ? `pub- और उसके बाद 16 अंक लिखें, या खाली छोड़ें` : `Enter pub- followed by 16 digits, or leave it empty`

export const badAdUnit = (language: Language): string =>
  language === 'hi' ? `data-ad-slot के अंक लिखें, या खाली छोड़ें` : `Enter the digits of data-ad-slot, or leave it empty`

export const contentTooLong = (language: Language): string =>
  language === 'hi' ? `सामग्री 3,00,000 अक्षरों से लंबी है` : `Content is longer than 300,000 characters`

export const contentTooDeep = (language: Language): string =>
  language === 'hi' ? `सामग्री में टैग 100 स्तर से ज़्यादा गहरे हैं` : `Content is nested more than 100 levels deep`

export const contentTooManyTags = (language: Language): string =>
  language === 'hi' ? `सामग्री में 12,000 से ज़्यादा टैग, एट्रिब्यूट और टेक्स्ट के टुकड़े हैं` : `Content has more than 12,000 tags, attributes and pieces of text`

export const contentEmpty = (language: Language): string =>
  language === 'hi' ? `इस सामग्री में दिखाने लायक कुछ नहीं है` : `None of this content can be shown`

export const noFlag = (language: Language): string =>
  language === 'hi' ? `true या false लिखें` : `Use true or false`

export const noLanguageTag = (language: Language): string =>
  language === 'hi' ? `en या hi जैसा भाषा का कोड लिखें` : `Use a language tag such as en or hi`

export const noPageType = (language: Language, { types }: { types: string }): string =>
  language === 'hi' ? `इनमें से एक लिखें: ${types}` : `Use one of ${types}`

export const noTime = (language: Language, { text }: { text: string }): string =>
  language === 'hi' ? `“${text}” 2026-01-31T09:30:00Z जैसा समय नहीं है` : `“${text}” is not a time such as 2026-01-31T09:30:00Z`

export const inTheFuture = (language: Language): string =>
  language === 'hi' ? `यह आने वाला समय है` : `It is in the future`
