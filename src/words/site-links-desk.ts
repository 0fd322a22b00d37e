// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const attributeOn = (language: Language, { attribute, tag }: { attribute: string; tag: string }): string =>
  language === 'hi' ? `${tag} पर ${attribute}` : `${attribute} on ${tag}`

export const comments = (language: Language): string =>
  language === 'hi' ? `टिप्पणियाँ` : `comments`

export const deletePage = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `पेज “${title}” हटा दिया जाएगा। यह बाद में वापस लिया जा सकता है।` : `This will delete the "${title}" page. You can undo it afterwards.`

export const type = (language: Language): string =>
  language === 'hi' ? `प्रकार` : `Type`

export const lastUpdated = (language: Language): string =>
  language === 'hi' ? `पिछला अपडेट` : `Last Updated`

export const noSiteLinks = (language: Language): string =>
  language === 'hi' ? `साइट का कोई पेज नहीं मिला` : `No site links found`

export const addFirst = (language: Language): string =>
  language === 'hi' ? `साइट का पहला पेज जोड़ें` : `Add Your First Site Link`

export const editExisting = (language: Language): string =>
  language === 'hi' ? `मौजूदा पेज संपादित करें` : `Edit the existing page`

export const signInAndBack = (language: Language): string =>
  language === 'hi' ? `लॉग इन करके यहीं लौटें` : `Sign in and come back`

export const signInElsewhere = (language: Language): string =>
  language === 'hi' ? `लॉग इन एक नए टैब में खुलता है। उसके बाद इसी टैब में लौटकर पेज फिर से बनाएँ।` : `The sign-in opens in a new tab. Then come back to this one and press Create Page again.`

export const aboutUs = (language: Language): string =>
  language === 'hi' ? `हमारे बारे में` : `About Us`

export const contact = (language: Language): string =>
  language === 'hi' ? `संपर्क करें` : `Contact`

export const privacyPolicy = (language: Language): string =>
  language === 'hi' ? `गोपनीयता नीति` : `Privacy Policy`

export const termsOfService = (language: Language): string =>
  language === 'hi' ? `सेवा की शर्तें` : `Terms of Service`

export const updatePage = (language: Language): string =>
  language === 'hi' ? `पेज अपडेट करें` : `Update Page`

export const createPage = (language: Language): string =>
  language === 'hi' ? `पेज बनाएँ` : `Create Page`

export const updating = (language: Language): string =>
  language === 'hi' ? `अपडेट हो रहा है…` : `Updating...`

export const pageType = (language: Language): string =>
  language === 'hi' ? `पेज का प्रकार` : `Page Type`

export const contentHtml = (language: Language): string =>
  language === 'hi' ? `सामग्री (HTML भी चलेगा)` : `Content (HTML supported)`

export const publishAt = (language: Language): string =>
  language === 'hi' ? `कब प्रकाशित करें` : `Publish at`

export const publishAtHint = (language: Language): string =>
  language === 'hi' ? `खाली छोड़ें तो अभी। समय आने पर यह इस प्रकार के पेज की जगह ले लेगा` : `Leave empty to publish now. At this time it replaces the page of this type`

export const takeDownAt = (language: Language): string =>
  language === 'hi' ? `कब हटाएँ` : `Take down at`

export const takeDownHint = (language: Language): string =>
  language === 'hi' ? `वैकल्पिक। “वापस लें” से पेज लौट आता है` : `Optional. Undo brings the page back`

export const signInNeeded = (language: Language): string =>
  language === 'hi' ? `यह पेज सहेजने के लिए लॉग इन करें। आपने जो लिखा, वह यहीं है।` : `Please sign in to save this page. What you typed stays here.`

export const unexpected = (language: Language): string =>
  language === 'hi' ? `कुछ गड़बड़ हो गई।` : `An unexpected error occurred.`

export const typeTaken = (language: Language): string =>
  language === 'hi' ? `इस प्रकार का पेज पहले से मौजूद है।` : `There is already a page of this type.`

export const addPage = (language: Language): string =>
  language === 'hi' ? `साइट का पेज जोड़ें` : `Add Site Page`

export const addFailed = (language: Language): string =>
  language === 'hi' ? `साइट का पेज जोड़ा नहीं जा सका` : `Failed to add site link`

export const editTitle = (language: Language, { title }: { title: string }): string =>
  language === 'hi' ? `संपादन: ${title}` : `Edit: ${title}`

export const editPage = (language: Language): string =>
  language === 'hi' ? `साइट का पेज संपादित करें` : `Edit Site Page`

export const updateFailed = (language: Language): string =>
  language === 'hi' ? `साइट का पेज अपडेट नहीं हो सका` : `Failed to update site link`

export const pageNotFound = (language: Language): string =>
  language === 'hi' ? `साइट का पेज नहीं मिला` : `Site page not found`

export const backToList = (language: Language): string =>
  language === 'hi' ? `साइट के पेजों पर लौटें` : `Back to Site Links`

export const reload = (language: Language, { message }: { message: string }): string =>
  language === 'hi' ? `${message}। पेज फिर से लोड करके देखें।` : `${message}. Reload the page to try again.`

export const title = (language: Language): string =>
  language === 'hi' ? `साइट के पेज` : `Site Links`

export const deleteFailed = (language: Language): string =>
  language === 'hi' ? `साइट का पेज हटाया नहीं जा सका` : `Failed to delete site link`

export const addNew = (language: Language): string =>
  language === 'hi' ? `नया जोड़ें` : `Add New`

export const previewSignedOut = (language: Language): string =>
  language === 'hi' ? `आपका सत्र खत्म हो गया है। पूर्वावलोकन देखने के लिए फिर लॉग इन करें।` : `Your session has ended. Sign in again to see the preview.`

export const previewFailed = (language: Language): string =>
  language === 'hi' ? `पूर्वावलोकन लोड नहीं हो सका। लिखते ही वह फिर लोड होगा।` : `The preview could not be loaded. It will be loaded again as you type.`

export const preview = (language: Language): string =>
  language === 'hi' ? `पूर्वावलोकन` : `Preview`

export const previewSignIn = (language: Language): string =>
  language === 'hi' ? `पेज पाठकों को कैसा दिखेगा, यह देखने के लिए लॉग इन करें।` : `Sign in to see the page as readers will.`

export const previewOfPage = (language: Language): string =>
  language === 'hi' ? `पेज का पूर्वावलोकन` : `Preview of the page`

export const willBeRemoved = (language: Language): string =>
  language === 'hi' ? `सहेजते समय ये हटा दिए जाएँगे, क्योंकि पेज में इनकी जगह नहीं है:` : `Will be removed on saving, because pages must not contain it:`

export const moreTimes = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `, ${formatNumber(count, language)} बार` : `, ${formatNumber(count, language)} times`

export const titleIn = (language: Language, { edition }: { edition: string }): string =>
  language === 'hi' ? `${edition} में शीर्षक` : `Title in ${edition}`

export const contentIn = (language: Language, { edition }: { edition: string }): string =>
  language === 'hi' ? `${edition} में सामग्री` : `Content in ${edition}`

export const contentInHint = (language: Language): string =>
  language === 'hi' ? `खाली छोड़ें तो ऊपर वाला पेज` : `Leave empty to use the page above`
