// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const publishNow = (language: Language): string =>
  language === 'hi' ? `अभी प्रकाशित करें` : `Publish now`

export const diskFull = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं जा सकता: सर्वर की डिस्क भर गई है।` : `Nothing can be saved: the disk of the server is full.`

export const diskFullAdvice = (language: Language): string =>
  language === 'hi' ? `पाठकों को वेबसाइट पहले जैसी ही दिख रही है। डिस्क पर जगह बनाएँ; फिर बिना रीस्टार्ट के सहेजा जा सकेगा। आपने जो लिखा, वह इस टैब में मौजूद है।` : `Readers can still see the site. Free some space on the disk; saving then works again without a restart. Your input is kept in this tab.`

export const restoring = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं जा सकता: बैकअप वापस लाया जा रहा है।` : `Nothing can be saved: a backup is being restored.`

export const restoringAdvice = (language: Language): string =>
  language === 'hi' ? `पाठकों को वेबसाइट पहले जैसी ही दिख रही है। बैकअप पूरा होने पर फिर सहेजा जा सकेगा। आपने जो लिखा, वह इस टैब में मौजूद है।` : `Readers see the site as it was before. Saving works again when the restore has finished. Your input is kept in this tab.`

export const published = <Node,>(language: Language, { link }: { link: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`यह खबर पहले ही प्रकाशित हो चुकी है: `, link(``), `। कुछ सहेजा नहीं गया; आपने जो लिखा, वह फ़ॉर्म में मौजूद है।`] : [`This article is already published: `, link(``), `. Nothing was saved; what you typed is still in the form.`]

export const dismiss = (language: Language): string =>
  language === 'hi' ? `बंद करें` : `Dismiss`

export const refusedDiskFull = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं गया: सर्वर की डिस्क भर गई है। आपने जो लिखा, वह यहीं है; जगह बनने पर फिर कोशिश करें।` : `Nothing was saved: the disk of the server is full. What you typed is still here; try again when there is room.`

export const refusedRestoring = (language: Language): string =>
  language === 'hi' ? `कुछ सहेजा नहीं गया: बैकअप वापस लाया जा रहा है। आपने जो लिखा, वह यहीं है; कुछ मिनट बाद फिर कोशिश करें।` : `Nothing was saved: a backup is being restored. What you typed is still here; try again in a few minutes.`

export const perhapsSaved = (language: Language): string =>
  language === 'hi' ? `शायद सहेजा गया, शायद नहीं: डेटाबेस ने जवाब नहीं दिया। आपने जो लिखा, वह यहीं है; पहले देख लें, फिर कोशिश करें।` : `The database stopped answering: this may be saved or not. What you typed is still here; try again after a look.`

export const refusedRole = (language: Language, { people }: { people: string }): string =>
  language === 'hi' ? `कुछ सहेजा नहीं गया: अब आपकी भूमिका से यह नहीं होता। आपने जो लिखा, वह यहीं है। भूमिका बदलवाने के लिए ${people === 'none' ? `इस साइट के किसी एडमिन` : `${people}`} से कहें।` : `Nothing was saved: your role does not allow it any more. What you typed is still here. ${people === 'none' ? `An administrator of this site` : `${people}`} can change your role.`

export const loggedOut = (language: Language): string =>
  language === 'hi' ? `लॉग आउट हो गया` : `Logged Out`

export const authenticationRequired = (language: Language): string =>
  language === 'hi' ? `लॉग इन ज़रूरी है` : `Authentication Required`

export const defaultCategoriesTitle = (language: Language): string =>
  language === 'hi' ? `आम श्रेणियाँ बन गईं` : `Default Categories Created`

export const undoneTitle = (language: Language): string =>
  language === 'hi' ? `वापस लिया गया` : `Undone`

export const undoFailed = (language: Language): string =>
  language === 'hi' ? `बदलाव वापस नहीं लिया जा सका। फिर कोशिश करें।` : `Failed to undo. Please try again.`

export const restoredTitle = (language: Language): string =>
  language === 'hi' ? `फिर लाया गया` : `Restored`

export const signedIn = (language: Language): string =>
  language === 'hi' ? `लॉग इन हो गया!` : `Successfully logged in!`

export const loginNotKept = (language: Language): string =>
  language === 'hi' ? `आपका लॉग इन सहेजा नहीं जा सका। ब्राउज़र बंद करने पर शायद फिर लॉग इन करना पड़े।` : `Failed to persist your login. You may need to login again if you close the browser.`

export const signedOut = (language: Language): string =>
  language === 'hi' ? `आप लॉग आउट हो गए हैं।` : `You have been successfully logged out.`

export const pleaseSignIn = (language: Language): string =>
  language === 'hi' ? `एडमिन पेज देखने के लिए लॉग इन करें।` : `Please login to access the admin area.`

export const newsAdded = (language: Language): string =>
  language === 'hi' ? `खबर जोड़ दी गई है` : `News article has been added successfully`

export const newsScheduled = (language: Language): string =>
  language === 'hi' ? `लिंक निर्धारित कर दिया गया है। पाठकों को यह तय समय पर ही दिखेगा, उससे पहले नहीं।` : `The link is scheduled. Readers cannot see it before that time.`

export const pageScheduled = (language: Language): string =>
  language === 'hi' ? `पेज निर्धारित कर दिया गया है। पाठकों को यह तय समय पर ही दिखेगा, उससे पहले नहीं।` : `The page is scheduled. Readers cannot see it before that time.`

export const newsUpdated = (language: Language): string =>
  language === 'hi' ? `खबर अपडेट कर दी गई है` : `News article has been updated successfully`

export const newsDeleted = (language: Language): string =>
  language === 'hi' ? `खबर हटा दी गई है` : `News article has been deleted successfully`

export const correctionAdded = (language: Language): string =>
  language === 'hi' ? `सुधार प्रकाशित कर दिया गया है` : `The correction has been published`

export const correctionUpdated = (language: Language): string =>
  language === 'hi' ? `सुधार अपडेट कर दिया गया है` : `The correction has been updated successfully`

export const correctionDeleted = (language: Language): string =>
  language === 'hi' ? `सुधार हटा दिया गया है` : `The correction has been deleted successfully`

export const categoryAdded = (language: Language): string =>
  language === 'hi' ? `श्रेणी जोड़ दी गई है` : `Category has been added successfully`

export const categoryUpdated = (language: Language): string =>
  language === 'hi' ? `श्रेणी अपडेट कर दी गई है` : `Category has been updated successfully`

export const categoryDeleted = (language: Language): string =>
  language === 'hi' ? `श्रेणी हटा दी गई है` : `Category has been deleted successfully`

export const siteLinkAdded = (language: Language): string =>
  language === 'hi' ? `साइट का पेज जोड़ दिया गया है` : `Site link has been added successfully`

export const siteLinkUpdated = (language: Language): string =>
  language === 'hi' ? `साइट का पेज अपडेट कर दिया गया है` : `Site link has been updated successfully`

export const siteLinkDeleted = (language: Language): string =>
  language === 'hi' ? `साइट का पेज हटा दिया गया है` : `Site link deleted successfully`

export const siteLinkLoadFailed = (language: Language): string =>
  language === 'hi' ? `साइट का पेज लोड नहीं हो सका` : `Failed to load site link`

export const siteLinksLoadFailed = (language: Language): string =>
  language === 'hi' ? `साइट के पेज लोड नहीं हो सके` : `Failed to load site links`

export const siteLinkNotDeleted = (language: Language): string =>
  language === 'hi' ? `साइट का पेज हटाया नहीं जा सका` : `Failed to delete site link`

export const defaultCategories = (language: Language): string =>
  language === 'hi' ? `खबरों की आम श्रेणियाँ जोड़ दी गई हैं।` : `Standard news categories have been added.`

export const outletAdded = (language: Language): string =>
  language === 'hi' ? `संस्थान जोड़ दिया गया है` : `Outlet has been added successfully`

export const outletUpdated = (language: Language): string =>
  language === 'hi' ? `संस्थान अपडेट कर दिया गया है` : `Outlet has been updated successfully`

export const outletDeleted = (language: Language): string =>
  language === 'hi' ? `संस्थान और उसकी फ़ीड हटा दी गई हैं` : `Outlet and its feeds have been deleted successfully`

export const ownersImported = (language: Language): string =>
  language === 'hi' ? `मालिकों के नाम दर्ज कर लिए गए हैं।` : `The owners have been recorded.`

export const outletsMerged = (language: Language): string =>
  language === 'hi' ? `संस्थान इसमें मिला दिए गए हैं।` : `The outlets have been merged into this one.`

export const feedAdded = (language: Language): string =>
  language === 'hi' ? `फ़ीड जोड़ दी गई है। कुछ ही सेकंड में पढ़ी जाएगी।` : `Feed has been added. It is read within a few seconds.`

export const feedUpdated = (language: Language): string =>
  language === 'hi' ? `फ़ीड अपडेट कर दी गई है` : `Feed has been updated successfully`

export const feedAndNewestUpdated = (language: Language): string =>
  language === 'hi' ? `फ़ीड अपडेट कर दी गई है। कतार की सबसे नई 5,000 प्रविष्टियाँ भी साथ गई हैं; पुरानी अपनी श्रेणी में ही रहेंगी।` : `Feed has been updated successfully. The newest 5,000 waiting entries moved with it; older ones stay in their category.`

export const feedDeleted = (language: Language): string =>
  language === 'hi' ? `फ़ीड हटा दी गई है` : `Feed has been deleted successfully`

export const feedPaused = (language: Language): string =>
  language === 'hi' ? `फ़ीड रोक दी गई है` : `Feed has been paused`

export const feedResumed = (language: Language): string =>
  language === 'hi' ? `फ़ीड फिर चालू कर दी गई है। कुछ ही सेकंड में पढ़ी जाएगी।` : `Feed has been resumed. It is read within a few seconds.`

export const feedSettled = (language: Language): string =>
  language === 'hi' ? `फ़ैसला सहेज लिया गया है। फ़ीड कुछ ही सेकंड में पढ़ी जाएगी।` : `The decision has been saved. The feed is read within a few seconds.`

export const feedNotSettled = (language: Language): string =>
  language === 'hi' ? `अब तय करने को कुछ नहीं है: फ़ीड बदल गई है।` : `There is nothing left to decide: the feed has changed.`

export const feedNotSettledKnown = (language: Language): string =>
  language === 'hi' ? `यह पता पहले से एक और फ़ीड का है। उसकी जगह इसे हटाएँ।` : `Another feed has this address already. Delete this one instead.`

export const feedsImported = (language: Language): string =>
  language === 'hi' ? `फ़ीड आयात कर ली गई हैं। वे एक-एक कर पढ़ी जाएँगी।` : `Feeds have been imported. They are read one after another.`

export const settingsSaved = (language: Language): string =>
  language === 'hi' ? `सेटिंग सहेज ली गई हैं` : `Settings have been saved`

export const ruleSaved = (language: Language): string =>
  language === 'hi' ? `नियम सहेज लिया गया है` : `The rule has been saved`

export const ruleApplied = (language: Language): string =>
  language === 'hi' ? `नियम सहेज लिया गया है और उसके साथ दिखाई गई प्रविष्टियों पर लागू कर दिया गया है।` : `The rule has been saved and applied to the entries listed with it.`

export const changeUndone = (language: Language): string =>
  language === 'hi' ? `बदलाव वापस ले लिया गया।` : `The change was undone.`

export const undoneInPart = (language: Language): string =>
  language === 'hi' ? `बदलाव वापस ले लिया गया, सिवाय उन प्रविष्टियों के जिन पर इस बीच फ़ैसला हो चुका है।` : `The change was undone, except for entries that were decided since.`

export const notUndone = (language: Language): string =>
  language === 'hi' ? `इस बीच इसमें फिर बदलाव हुआ है, इसलिए इसे वापस नहीं लिया जा सका। इसका इतिहास देखें।` : `It has been changed since and could not be undone. See its history.`

export const wasRestored = (language: Language): string =>
  language === 'hi' ? `पुराना रूप फिर लाया गया।` : `Restored to the earlier version.`

export const notRestored = (language: Language): string =>
  language === 'hi' ? `फिर लाने को कुछ नहीं है।` : `Nothing to restore.`

export const notRestoredInUse = (language: Language): string =>
  language === 'hi' ? `इसे फिर नहीं लाया जा सका: इसकी श्रेणी हटा दी गई है, या यह इस्तेमाल में है।` : `It could not be restored: its category was deleted, or it is in use.`

export const notRestoredAddressTaken = (language: Language): string =>
  language === 'hi' ? `इसे फिर नहीं लाया जा सका: इसका पता अब किसी और का है।` : `It could not be restored: another record now has its address.`

export const notRestoredTimePassed = (language: Language): string =>
  language === 'hi' ? `इसे फिर नहीं लाया जा सका: इसके प्रकाशन का समय बीत चुका है। इसे दोबारा निर्धारित करें।` : `It could not be restored: the time when it was to be published has passed. Schedule it again.`

export const notRestoredAgainstStories = (language: Language): string =>
  language === 'hi' ? `इसे अकेले फिर नहीं लाया जा सका: यह इसके घटनाक्रम के बारे में बाद में हुए फ़ैसले के खिलाफ़ होता। घटनाक्रम को उसके पेज पर बदलें।` : `It could not be restored by itself: that would contradict a later decision about its story. Change the story on its page instead.`

export const notRestoredWaits = (language: Language): string =>
  language === 'hi' ? `इसे फिर नहीं लाया जा सका: इसकी खबर पहले से कतार में है।` : `It could not be restored: its article is already waiting in the queue.`

export const notRestoredScheduled = (language: Language): string =>
  language === 'hi' ? `इसे फिर नहीं लाया जा सका: इसकी खबर पहले से निर्धारित है। कतार में “निर्धारित” देखें।` : `It could not be restored: its article is already scheduled. See “Scheduled” in the queue.`

export const notRestoredPublished = (language: Language): string =>
  language === 'hi' ? `इसे फिर नहीं लाया जा सका: इसकी खबर वेबसाइट पर पहले से है।` : `It could not be restored: its article is already on the site.`

export const backupRestored = (language: Language): string =>
  language === 'hi' ? `बैकअप वापस लाया जा चुका है। उसके किसी खाते से लॉग इन करें।` : `The backup has been restored. Sign in with one of its accounts.`

export const passwordChanged = (language: Language): string =>
  language === 'hi' ? `आपका पासवर्ड बदल दिया गया है` : `Your password has been changed`

export const subscriberDeleted = (language: Language): string =>
  language === 'hi' ? `सदस्य मिटाया गया` : `Subscriber deleted`

export const testQueued = (language: Language): string =>
  language === 'hi' ? `जाँच मेल थोड़ी देर में जाएगा।` : `The test will be sent in a moment.`

export const accountUpdated = (language: Language): string =>
  language === 'hi' ? `खाता अपडेट कर दिया गया।` : `The account was updated.`

export const accountOff = (language: Language): string =>
  language === 'hi' ? `खाता बंद है। उसके सारे सत्र खत्म हो गए।` : `The account is off. All its sessions have ended.`

export const accountOn = (language: Language): string =>
  language === 'hi' ? `खाता फिर चालू है।` : `The account is on again.`

export const accountSignedOut = (language: Language): string =>
  language === 'hi' ? `खाता सब जगह से लॉग आउट हो गया।` : `The account is signed out everywhere.`

export const secondFactorOff = (language: Language): string =>
  language === 'hi' ? `दो चरणों वाला लॉग इन बंद है।` : `Two-step sign-in is off.`

export const linkRevoked = (language: Language): string =>
  language === 'hi' ? `यह लिंक अब काम नहीं करता।` : `The link no longer works.`

export const secondFactorRuleSaved = (language: Language): string =>
  language === 'hi' ? `सहेजा गया। हर खाता जब अगला पेज खोलेगा, तब से यह लागू होगा।` : `Saved. The rule applies from the next page that each account opens.`

export const categoriesForgotten = (language: Language): string =>
  language === 'hi' ? `श्रेणियों के बारे में सीखा हुआ भुला दिया गया` : `What was learnt about categories has been forgotten`
