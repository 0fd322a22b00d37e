// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const problemWrongPassword = (language: Language): string =>
  language === 'hi' ? `यह आपका पासवर्ड नहीं है।` : `This is not your password.`

export const problemThrottled = (language: Language): string =>
  language === 'hi' ? `बहुत ज़्यादा कोशिशें हुईं। कृपया 15 मिनट बाद फिर कोशिश करें।` : `Too many attempts. Please try again in 15 minutes.`

export const problemDemo = (language: Language): string =>
  language === 'hi' ? `डेमो खाता सबके लिए खुला है, इसलिए उससे यह नहीं किया जा सकता। सर्वर पर कमांड का इस्तेमाल करें।` : `The demo account is public, so it cannot do this. Use the command on the server.`

export const problemNotConfirmed = (language: Language, { word }: { word: string }): string =>
  language === 'hi' ? `मौजूदा सामग्री बदलने की पुष्टि के लिए ${word} लिखें।` : `Type ${word} to confirm that the current content may be replaced.`

export const problemSignedOut = (language: Language): string =>
  language === 'hi' ? `आपका सत्र खत्म हो गया है। फिर लॉग इन करें और फ़ाइल दोबारा चुनें।` : `Your session has ended. Sign in again, then choose the file again.`

export const problemMissing = (language: Language): string =>
  language === 'hi' ? `फ़ाइल नहीं पहुँची। इसे फिर चुनें।` : `The file did not arrive. Choose it again.`

export const problemNoUpload = (language: Language): string =>
  language === 'hi' ? `अपलोड की अवधि समाप्त हो गई: वह एक दिन से ज़्यादा रुका रहा, या उसकी जगह दूसरा बैकअप भेजा गया। फ़ाइल फिर चुनें।` : `The upload has expired: it paused for more than a day, or another restore replaced it. Choose the file again.`

export const problemGap = (language: Language): string =>
  language === 'hi' ? `फ़ाइल का एक हिस्सा नहीं पहुँचा। इसे फिर चुनें।` : `Part of the file did not arrive. Choose it again.`

export const problemUnreachable = (language: Language): string =>
  language === 'hi' ? `सर्वर से संपर्क नहीं हो रहा। कनेक्शन जाँचकर फिर कोशिश करें।` : `The server cannot be reached. Check the connection, then try again.`

export const problemForeign = (language: Language): string =>
  language === 'hi' ? `यह Chowk का बैकअप नहीं है: वह फ़ाइल चुनें जो यहाँ से डाउनलोड की गई या कमांड से बनी हो।` : `This is not a backup of Chowk: choose a file that was downloaded here or made by the command.`

export const problemDamaged = (language: Language): string =>
  language === 'hi' ? `यह फ़ाइल खराब या अधूरी है: इसकी दूसरी कॉपी चुनें।` : `This file is damaged or incomplete: choose another copy of it.`

export const problemInflated = (language: Language): string =>
  language === 'hi' ? `यह फ़ाइल खुलने पर अपने आकार के बैकअप से बहुत बड़ी निकली, इसलिए नहीं ली गई: चौक की बनाई फ़ाइल चुनें।` : `This file unpacks to far more than a backup of its size holds, so it was refused: choose a file that Chowk wrote.`

export const problemNewer = (language: Language): string =>
  language === 'hi' ? `यह बैकअप Chowk के नए वर्ज़न में बना है: पहले इसे अपडेट करें।` : `This backup was made by a newer version of Chowk: update this one first.`

export const problemEdited = (language: Language): string =>
  language === 'hi' ? `यह बैकअप ऐसे Chowk में बना है जिसके डेटाबेस की बनावट अलग है: इसे उसी वर्ज़न से वापस लाएँ जिसमें यह बना।` : `This backup was made by a version of Chowk with a different database schema: restore it with the version that made it.`

export const problemNotEmpty = (language: Language, { word }: { word: string }): string =>
  language === 'hi' ? `इस बीच सामग्री जोड़ी गई है। यह पेज फिर लोड करें और ${word} लिखें।` : `Content has been added since. Reload this page and type ${word}.`

export const problemNotKept = (language: Language): string =>
  language === 'hi' ? `मौजूदा सामग्री पहले सर्वर पर सहेजी नहीं जा सकी: वहाँ जगह बनाकर फिर कोशिश करें।` : `The current content could not be saved on the server first: free some space there, then try again.`

export const problemDiskFull = (language: Language): string =>
  language === 'hi' ? `सर्वर की डिस्क भर गई है: वहाँ जगह बनाकर फिर कोशिश करें।` : `The disk of the server is full: free some space there, then try again.`

export const problemNotPermitted = (language: Language): string =>
  language === 'hi' ? `डेटाबेस Chowk को टेबल बनाने की अनुमति नहीं देता: docs/operations.md में “Backup and restore” देखें।` : `The database does not allow Chowk to create tables. See “Backup and restore” in docs/operations.md.`

export const problemBusy = (language: Language): string =>
  language === 'hi' ? `वेबसाइट पर बहुत काम चल रहा था। जब कम लोग काम कर रहे हों, तब फिर कोशिश करें।` : `The site was too busy. Try again when fewer people are working on it.`

export const problemFailed = (language: Language): string =>
  language === 'hi' ? `बैकअप लोड नहीं हो सका। वजह सर्वर के लॉग में है।` : `The backup could not be loaded. The log of the server has the reason.`

export const problemEnded = (language: Language): string =>
  language === 'hi' ? `बैकअप वापस लाने के दौरान सर्वर बंद हो गया। फिर कोशिश करें।` : `The server was stopped during the restore. Try again.`

export const onTheServer = <Node,>(language: Language, { backup, restore }: { backup: (text: string) => Node; restore: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`यही काम सर्वर की कमांड लाइन पर: `, backup(``), ` और `, restore(``), `।`] : [`The same on the command line of the server: `, backup(``), ` and `, restore(``), `.`]

export const title = (language: Language): string =>
  language === 'hi' ? `बैकअप और वापसी` : `Backup and Restore`

export const downloadHint = (language: Language): string =>
  language === 'hi' ? `सब कुछ एक फ़ाइल में: खबरों के लिंक, श्रेणियाँ, पेज, सेटिंग, फ़ीड और उनकी प्रविष्टियाँ, हर बदलाव का इतिहास, और खाते, हैश किए गए पासवर्ड के साथ। इसे वहीं रखें जहाँ सिर्फ़ आप इसे पढ़ सकें।` : `One file with everything: news links, categories, pages, settings, feeds and their entries, the history of every change, and accounts with their hashed passwords. Keep it where only you can read it.`

export const download = (language: Language): string =>
  language === 'hi' ? `बैकअप डाउनलोड करें` : `Download a backup`

export const yourPassword = (language: Language): string =>
  language === 'hi' ? `आपका पासवर्ड` : `Your password`

export const downloadNow = (language: Language): string =>
  language === 'hi' ? `बैकअप डाउनलोड करें` : `Download backup`

export const typeToReplace = (language: Language, { word }: { word: string }): string =>
  language === 'hi' ? `यहाँ की सामग्री बदलने के लिए ${word} लिखें` : `Type ${word} to replace the current content`

export const sending = (language: Language, { percent }: { percent: string }): string =>
  language === 'hi' ? `फ़ाइल भेजी जा रही है: ${percent}%` : `Uploading the file: ${percent}%`

export const nothingChanged = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `${problem} कुछ नहीं बदला गया।` : `${problem} Nothing was changed.`

export const restore = (language: Language): string =>
  language === 'hi' ? `बैकअप वापस लाएँ` : `Restore a backup`

export const restoreOverHint = (language: Language): string =>
  language === 'hi' ? `यहाँ का सब कुछ हटाकर बैकअप की सामग्री लाई जाती है। फ़ाइल में कोई गड़बड़ी हो तो कुछ नहीं बदलता। मौजूदा सामग्री पहले सर्वर पर एक फ़ाइल में सहेजी जाती है। काम पूरा होने तक पाठकों को वेबसाइट पहले जैसी दिखती है। इसके बाद सबका लॉग आउट हो जाता है, आपका भी: बैकअप के किसी खाते से लॉग इन करें।` : `Replaces everything here with a backup. If anything is wrong with the file, nothing changes. The current content is saved to a file on the server first. Readers see the site as it is until the restore ends. Afterwards everybody is signed out, including you: sign in with an account of the backup.`

export const restoreHint = (language: Language): string =>
  language === 'hi' ? `यहाँ का सब कुछ हटाकर बैकअप की सामग्री लाई जाती है। फ़ाइल में कोई गड़बड़ी हो तो कुछ नहीं बदलता। काम पूरा होने तक पाठकों को वेबसाइट पहले जैसी दिखती है। इसके बाद सबका लॉग आउट हो जाता है, आपका भी: बैकअप के किसी खाते से लॉग इन करें।` : `Replaces everything here with a backup. If anything is wrong with the file, nothing changes. Readers see the site as it is until the restore ends. Afterwards everybody is signed out, including you: sign in with an account of the backup.`

export const backupFile = (language: Language): string =>
  language === 'hi' ? `बैकअप फ़ाइल` : `Backup file`

export const restoreNow = (language: Language): string =>
  language === 'hi' ? `बैकअप वापस लाएँ` : `Restore backup`

export const sent = (language: Language): string =>
  language === 'hi' ? `भेजी गई` : `Sent`

export const beingLoaded = (language: Language): string =>
  language === 'hi' ? `जाँच और लोडिंग जारी है` : `Checking and loading`

export const arrived = (language: Language): string =>
  language === 'hi' ? `फ़ाइल पहुँच गई है। उसे जाँचा और लोड किया जा रहा है; दस लाख लिंक में कुछ मिनट लगते हैं।` : `The file was uploaded. It is being checked and loaded; a million links take a few minutes.`

export const departuresHint = (language: Language): string =>
  language === 'hi' ? `बैकअप के बाद जिन्होंने न्यूज़लेटर छोड़ा या जिनका पता काम नहीं करता, उन्हें वह फिर नहीं भेजा जाएगा, अगर बैकअप इसी इंस्टॉलेशन में वापस लाया जाए: Chowk उन्हें पते के बिना, एक गुप्त कोड से पहचानता है। नया सर्वर सिर्फ़ उन्हें जानता है जो बैकअप से पहले छोड़ चुके थे।` : `If you restore into this installation, readers who unsubscribed or bounced since the backup do not get the newsletter again: Chowk recognises them by a keyed code, without keeping their addresses. A new server knows only those who had left before the backup was made.`

export const leftOutHint = (language: Language): string =>
  language === 'hi' ? `बैकअप में साइन-इन, भरोसेमंद ब्राउज़र, एक बार चलने वाले लिंक, API टोकन, दो-चरणीय कुंजियाँ या रिकवरी कोड, कनेक्शन या सूचनाएँ, भेजे जाने वाले ईमेल और आयात के लिए अपलोड की गई फ़ाइलें नहीं होतीं। इसी इंस्टॉलेशन में वापस लाने पर उसके कनेक्शन और दो-चरणीय कुंजियाँ बनी रहती हैं; रुके हुए ईमेल हटा दिए जाते हैं, ताकि कोई दो बार न जाए। API टोकन उसके बाद फिर से बनाएँ।` : `A backup has no sessions, trusted browsers, one-time links, API tokens, two-step secrets or recovery codes, connections or notices, and no waiting mails or uploaded import files. A restore into this installation keeps its connections and two-step secrets; waiting mails are dropped, so that none is sent twice. Create API tokens again afterwards.`
