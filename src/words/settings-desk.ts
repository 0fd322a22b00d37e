// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const metaTitle = (language: Language): string =>
  language === 'hi' ? `सामान्य मेटा शीर्षक` : `Default Meta Title`

export const metaDescription = (language: Language): string =>
  language === 'hi' ? `सामान्य मेटा विवरण` : `Default Meta Description`

export const metaKeywords = (language: Language): string =>
  language === 'hi' ? `सामान्य कीवर्ड` : `Default Keywords`

export const sitemapEnabled = (language: Language): string =>
  language === 'hi' ? `XML साइटमैप बनाएँ` : `Generate XML Sitemap`

export const metaTitleHint = (language: Language, { now }: { now: number }): string =>
  language === 'hi' ? `सुझाव: 50-60 अक्षर (अभी ${formatNumber(now, language)})` : `Recommended: 50-60 characters (${formatNumber(now, language)} now)`

export const metaDescriptionHint = (language: Language, { now }: { now: number }): string =>
  language === 'hi' ? `सुझाव: 150-160 अक्षर (अभी ${formatNumber(now, language)})` : `Recommended: 150-160 characters (${formatNumber(now, language)} now)`

export const keywordsHint = (language: Language): string =>
  language === 'hi' ? `कॉमा से अलग करें` : `Separated by commas`

export const sitemapHint = (language: Language): string =>
  language === 'hi' ? `सर्च इंजन के लिए वेबसाइट के सभी पेजों की सूची, /sitemap.xml पर` : `Lists every page of the site for search engines, at /sitemap.xml`

export const siteName = (language: Language): string =>
  language === 'hi' ? `वेबसाइट का नाम` : `Site Name`

export const tagline = (language: Language): string =>
  language === 'hi' ? `टैगलाइन` : `Tagline`

export const siteDescription = (language: Language): string =>
  language === 'hi' ? `वेबसाइट का विवरण` : `Site Description`

export const contactEmail = (language: Language): string =>
  language === 'hi' ? `संपर्क ईमेल` : `Contact Email`

export const offlineEnabled = (language: Language): string =>
  language === 'hi' ? `पाठकों को ऑफ़लाइन पढ़ने के लिए पेज रखने दें` : `Let readers keep pages for reading offline`

export const offlineHint = (language: Language): string =>
  language === 'hi' ? `फ़ुटर से /offline खुलता है, जहाँ पाठक होम पेज और खोले गए घटनाक्रम रख सकते हैं और साइट को ऐप की तरह इंस्टॉल कर सकते हैं। बंद करने पर पाठकों के पास रखी प्रतियाँ अगली बार साइट खुलने पर हट जाती हैं` : `The footer links to /offline, where readers can keep the front page and the stories they open, and install the site as an app. If you turn this off, copies that readers have are deleted at their next visit`

export const connections = (language: Language): string =>
  language === 'hi' ? `कनेक्शन` : `Connections`

export const tipsEnabled = (language: Language): string =>
  language === 'hi' ? `पाठकों से सुझाव लें` : `Take tips from readers`

export const editorialLogEnabled = (language: Language): string =>
  language === 'hi' ? `संपादकीय रिकॉर्ड प्रकाशित करें` : `Publish an editorial log`

export const mostReadEnabled = (language: Language): string =>
  language === 'hi' ? `गिनें कि कौन-से लिंक खोले गए, और “सबसे ज़्यादा पढ़ी गईं” दिखाएँ` : `Count which links are opened, and show Most Read`

export const taglineHint = (language: Language): string =>
  language === 'hi' ? `नाम के नीचे, और ब्राउज़र में होम पेज के शीर्षक में नाम के बाद` : `Shown under the name, and after it in the browser's title of the front page`

export const descriptionHint = (language: Language): string =>
  language === 'hi' ? `फ़ुटर में एक वाक्य; जहाँ और कुछ तय न हो, वहाँ सर्च इंजन के लिए भी` : `One sentence, shown in the footer, and to search engines where a page has no description`

export const emailHint = (language: Language): string =>
  language === 'hi' ? `संपर्क पेज पर दिखता है` : `Shown on the contact page`

export const tipsHint = (language: Language): string =>
  language === 'hi' ? `कोई भी /tip पर किसी खबर का पता भेज सकेगा; वह कतार में आएगा। इसका लिंक फ़ुटर में दिखेगा` : `Anybody can send the address of an article at /tip; it waits in the queue. The footer links to the page`

export const logHint = (language: Language): string =>
  language === 'hi' ? `संपादकों ने क्या प्रकाशित किया, सुधारा और हटाया, यह /editorial-log पर दिखेगा। नाम सिर्फ़ उन्हीं का आएगा जिन्होंने अपने खाते के पेज पर यह चुना हो` : `Lists at /editorial-log what editors published, corrected and took down. Editors are named only if they chose it on the page My Account`

export const mostReadHint = (language: Language): string =>
  language === 'hi' ? `हर लिंक और हर घंटे की एक संख्या रखी जाती है: पाठकों ने उसे कितनी बार खोला। दो दिन बाद घंटों की गिनती दिनों में जोड़ दी जाती है; 30 दिन बाद हटा दी जाती है। कोई कुकी नहीं लगती, और पाठक का पता या पहचान नहीं रखी जाती। रोबोट नहीं गिने जाते; एक मिनट के भीतर वही लिंक दोबारा खोलना भी नहीं। बंद करने पर ब्राउज़र कुछ नहीं भेजते, और गिनती एक घंटे के भीतर हटा दी जाती है` : `Stores one number for each link and hour: how often readers opened it. After two days the hours are added up to days; after 30 days they are deleted. No cookie is set, and no address or identifier of a reader is stored. Robots, and a reader who opens the same link again within a minute, are not counted. If you turn this off, browsers report nothing, and the counts are deleted within the hour`

export const primaryColor = (language: Language): string =>
  language === 'hi' ? `मुख्य रंग` : `Primary Color`

export const logoUrl = (language: Language): string =>
  language === 'hi' ? `लोगो का पता` : `Logo URL`

export const faviconUrl = (language: Language): string =>
  language === 'hi' ? `फ़ेविकॉन का पता` : `Favicon URL`

export const showImages = (language: Language): string =>
  language === 'hi' ? `तस्वीरें दिखाएँ` : `Show images`

export const pictureHint = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक: कोई https पता, जिसकी तस्वीर इस वेबसाइट पर ले ली जाएगी, या इसी वेबसाइट का कोई पता` : `Optional: an https address, which is copied to this site, or a path on this site`

export const colorPicker = (language: Language): string =>
  language === 'hi' ? `रंग चुनें` : `Color picker`

export const imagesHint = (language: Language): string =>
  language === 'hi' ? `खबरों की तस्वीरें और उनके स्रोतों के निशान, इसी वेबसाइट के सर्वर से` : `Pictures of articles and marks of their sources, from this site's own server`

export const adsPublisherId = (language: Language): string =>
  language === 'hi' ? `प्रकाशक ID` : `Publisher ID`

export const adsEnabled = (language: Language): string =>
  language === 'hi' ? `विज्ञापन चालू करें` : `Enable Advertisements`

export const adsHeader = (language: Language): string =>
  language === 'hi' ? `हेडर विज्ञापन` : `Header Ad`

export const adsHeaderUnit = (language: Language): string =>
  language === 'hi' ? `हेडर की विज्ञापन यूनिट` : `Header ad unit`

export const adsSidebar = (language: Language): string =>
  language === 'hi' ? `साइडबार विज्ञापन` : `Sidebar Ad`

export const adsSidebarUnit = (language: Language): string =>
  language === 'hi' ? `साइडबार की विज्ञापन यूनिट` : `Sidebar ad unit`

export const adsContent = (language: Language): string =>
  language === 'hi' ? `खबरों के बीच विज्ञापन` : `Content Ad`

export const adsContentUnit = (language: Language): string =>
  language === 'hi' ? `खबरों के बीच की विज्ञापन यूनिट` : `Content ad unit`

export const adsFooter = (language: Language): string =>
  language === 'hi' ? `फ़ुटर विज्ञापन` : `Footer Ad`

export const adsFooterUnit = (language: Language): string =>
  language === 'hi' ? `फ़ुटर की विज्ञापन यूनिट` : `Footer ad unit`

export const slotTop = (language: Language): string =>
  language === 'hi' ? `हर पेज पर सबसे ऊपर` : `Top of each page`

export const slotBeside = (language: Language): string =>
  language === 'hi' ? `होम पेज के बगल में` : `Beside the front page`

export const slotBetween = (language: Language): string =>
  language === 'hi' ? `पेज के हिस्सों के बीच` : `Between content sections`

export const slotBottom = (language: Language): string =>
  language === 'hi' ? `हर पेज पर सबसे नीचे` : `Bottom of each page`

export const adsHint = (language: Language): string =>
  language === 'hi' ? `प्रकाशक ID और किसी जगह की विज्ञापन यूनिट सहेजने के बाद विज्ञापन दिखते हैं: होम पेज, श्रेणियों और साइट पेजों पर; खोज, खाली या गड़बड़ी वाले पेजों पर और डेमो में कभी नहीं। तब Google के सर्वरों को पता चलता है कि कौन-सा पाठक कौन-सा पेज खोलता है; आपकी गोपनीयता नीति में यह लिखा होना चाहिए। प्रकाशक ID /ads.txt पर भी दिखती है।` : `Pages show advertisements once a publisher ID and the ad unit of a place are saved: on the front page, the sections and the text pages, never on search, empty or error pages, nor in demo mode. Google's servers then learn which reader opens which page; your privacy policy must say so. The publisher ID is also served at /ads.txt.`

export const adSlots = (language: Language): string =>
  language === 'hi' ? `विज्ञापन की जगहें` : `Ad slots`

export const adSlotsHint = (language: Language): string =>
  language === 'hi' ? `AdSense → Ads → By ad unit में हर जगह के लिए एक display ad unit बनाएँ और उसके कोड में data-ad-slot की संख्या यहाँ लिखें। जिस जगह की संख्या न हो, वह खाली रहती है।` : `Create a display ad unit for each place under AdSense → Ads → By ad unit, and enter the number that its code gives as data-ad-slot. A place without a number stays empty.`

export const saveChanges = (language: Language): string =>
  language === 'hi' ? `बदलाव सहेजें` : `Save Changes`

export const on = (language: Language): string =>
  language === 'hi' ? `चालू` : `on`

export const off = (language: Language): string =>
  language === 'hi' ? `बंद` : `off`

export const pictureSvg = (language: Language): string =>
  language === 'hi' ? `SVG तस्वीरों में स्क्रिप्ट हो सकती है, इसलिए वे नहीं ली जातीं। इसे PNG या WebP में सहेजकर फिर कोशिश करें।` : `SVG pictures can carry scripts and are not accepted. Save it as PNG or WebP and try again.`

export const pictureNone = (language: Language): string =>
  language === 'hi' ? `यह पढ़ी जा सकने वाली JPEG, PNG, WebP, GIF या AVIF तस्वीर नहीं है।` : `This is not a JPEG, PNG, WebP, GIF or AVIF picture that can be read.`

export const picturePixels = (language: Language): string =>
  language === 'hi' ? `यह तस्वीर 25 मेगापिक्सेल से बड़ी है। इसे छोटा करके फिर कोशिश करें।` : `This picture has more than 25 megapixels. Make it smaller and try again.`

export const pictureSmall = (language: Language): string =>
  language === 'hi' ? `यह तस्वीर 8 पिक्सेल से छोटी है।` : `This picture is smaller than 8 pixels.`

export const pictureThin = (language: Language): string =>
  language === 'hi' ? `इस तस्वीर की लंबाई चौड़ाई के 50 गुना से ज़्यादा है। इसे काटकर फिर कोशिश करें।` : `This picture is more than 50 times as long as it is wide. Crop it and try again.`

export const pictureCrashed = (language: Language): string =>
  language === 'hi' ? `इस तस्वीर को पढ़ते हुए Chowk का इमेज रीडर बंद हो गया। इसे किसी और प्रोग्राम में सहेजकर फिर कोशिश करें।` : `Chowk’s image reader crashed on this picture. Save it again in another program and retry.`

export const pictureLarge = (language: Language): string =>
  language === 'hi' ? `यह फ़ाइल 10 MB से बड़ी है। छोटी फ़ाइल चुनें।` : `This file is larger than 10 MB. Choose a smaller one.`

export const tabGeneral = (language: Language): string =>
  language === 'hi' ? `सामान्य` : `General`

export const tabSeo = (language: Language): string =>
  language === 'hi' ? `SEO` : `SEO`

export const tabAppearance = (language: Language): string =>
  language === 'hi' ? `रंग-रूप` : `Appearance`

export const tabAdsense = (language: Language): string =>
  language === 'hi' ? `AdSense` : `AdSense`

export const title = (language: Language): string =>
  language === 'hi' ? `सेटिंग` : `Settings`

export const saveFailed = (language: Language): string =>
  language === 'hi' ? `सेटिंग सहेजी नहीं जा सकीं` : `Failed to save settings`

export const backupAndRestore = (language: Language): string =>
  language === 'hi' ? `बैकअप और वापसी` : `Backup and Restore`

export const chooseFile = (language: Language): string =>
  language === 'hi' ? `पहले फ़ाइल चुनें।` : `Choose a file first.`

export const savedMeanwhile = (language: Language): string =>
  language === 'hi' ? `किसी और संपादक ने ये सेटिंग सहेज दीं। उनके बदलाव देखने के लिए पेज फिर लोड करें।` : `Another editor saved these settings. Reload the page to see their changes.`

export const serverAway = (language: Language): string =>
  language === 'hi' ? `सर्वर से संपर्क नहीं हो सका। कृपया फिर कोशिश करें।` : `The server could not be reached. Please try again.`

export const uploadLogo = (language: Language): string =>
  language === 'hi' ? `लोगो अपलोड करें` : `Upload a logo`

export const uploadFavicon = (language: Language): string =>
  language === 'hi' ? `फ़ेविकॉन अपलोड करें` : `Upload a favicon`

export const upload = (language: Language): string =>
  language === 'hi' ? `अपलोड करें` : `Upload`

export const uploading = (language: Language): string =>
  language === 'hi' ? `अपलोड हो रहा है…` : `Uploading...`

export const logoHint = (language: Language): string =>
  language === 'hi' ? `नाम की जगह दिखता है, ऊँचाई 48 पिक्सेल। JPEG, PNG, WebP, GIF या AVIF, ज़्यादा से ज़्यादा 10 MB और 25 मेगापिक्सेल।` : `Shown instead of the name, 48 pixels high. JPEG, PNG, WebP, GIF or AVIF, at most 10 MB and 25 megapixels.`

export const faviconHint = (language: Language): string =>
  language === 'hi' ? `चौकोर; तीन आकारों में बनता है। JPEG, PNG, WebP, GIF या AVIF, ज़्यादा से ज़्यादा 10 MB और 25 मेगापिक्सेल।` : `Square; saved in three sizes. JPEG, PNG, WebP, GIF or AVIF, at most 10 MB and 25 megapixels.`

export const contrastGood = (language: Language, { ratio, ground }: { ratio: string; ground: string }): string =>
  language === 'hi' ? `${ground === 'light' ? `हल्की` : `गहरी`} पृष्ठभूमि पर अनुपात ${ratio} : 1; यह WCAG AA (4.5 : 1) के अनुसार ठीक है।` : `${ratio} to 1 on the ${ground === 'light' ? `light` : `dark`} background, which passes WCAG AA (4.5 to 1).`

export const contrastBad = (language: Language, { ratio, ground, shade }: { ratio: string; ground: string; shade: string }): string =>
  language === 'hi' ? `${ground === 'light' ? `हल्की` : `गहरी`} पृष्ठभूमि पर अनुपात ${ratio} : 1; WCAG AA में कम से कम 4.5 : 1 चाहिए। पेजों पर वहाँ सबसे करीबी सही रंग दिखेगा: ${shade}।` : `${ratio} to 1 on the ${ground === 'light' ? `light` : `dark`} background, less than WCAG AA requires (4.5 to 1): pages show the nearest shade that passes there, ${shade}.`

export const warning = (language: Language, { judgement }: { judgement: string }): string =>
  language === 'hi' ? `चेतावनी: ${judgement}` : `Warning: ${judgement}`

export const takeShade = (language: Language, { shade }: { shade: string }): string =>
  language === 'hi' ? `${shade} चुनें` : `Use ${shade}`

export const tabEditions = (language: Language): string =>
  language === 'hi' ? `संस्करण` : `Editions`
