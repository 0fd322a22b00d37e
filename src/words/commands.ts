// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const noBackup = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `${problem} कोई बैकअप नहीं बना।` : `${problem} No backup was made.`

export const backedUp = (language: Language, { rows, path, megabytes }: { rows: string; path: string; megabytes: string }): string =>
  language === 'hi' ? `${path} में बैकअप बन गया: ${rows} (${megabytes} MB)।` : `Backed up ${rows} to ${path} (${megabytes} MB).`

export const restored = (language: Language, { rows, at }: { rows: string; at: string }): string =>
  language === 'hi' ? `वापस लाया गया: ${rows}, जैसे वे ${at} पर थे।` : `Restored ${rows}, as they were at ${at}.`

export const keptAt = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `पिछली सामग्री ${path} में है।` : `The previous content is in ${path}.`

export const noFile = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} नाम की कोई फ़ाइल नहीं है। कुछ नहीं बदला गया।` : `There is no file ${path}. Nothing was changed.`

export const foreign = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} Chowk का बैकअप नहीं है: \`npm run backup\` से बनी फ़ाइल का नाम दें। कुछ नहीं बदला गया।` : `${path} is not a backup of Chowk: name a file that \`npm run backup\` wrote. Nothing was changed.`

export const damaged = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} खराब या अधूरी है: इसकी दूसरी कॉपी वापस लाएँ। कुछ नहीं बदला गया।` : `${path} is damaged or incomplete: restore another copy of it. Nothing was changed.`

export const inflated = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} खुलने पर अपने आकार के बैकअप से बहुत बड़ी निकली: \`npm run backup\` की बनाई फ़ाइल वापस लाएँ। कुछ नहीं बदला गया।` : `${path} unpacks to far more than a backup of its size holds: restore a file that \`npm run backup\` wrote. Nothing was changed.`

export const newer = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} Chowk के नए वर्ज़न में बनी है: पहले इसे अपडेट करें (\`git pull\`), फिर कोशिश करें। कुछ नहीं बदला गया।` : `${path} was made by a newer version of Chowk: update this one (\`git pull\`), then try again. Nothing was changed.`

export const edited = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} ऐसे Chowk में बनी है जिसके माइग्रेशन अलग हैं: इसे उसी वर्ज़न से वापस लाएँ जिसमें यह बनी। कुछ नहीं बदला गया।` : `${path} was made by a version of Chowk with different migrations: restore it with the version that made it. Nothing was changed.`

export const notEmpty = (language: Language, { content }: { content: string }): string =>
  language === 'hi' ? `डेटाबेस में ${content} हैं। नए DATA_DIR या खाली डेटाबेस में वापस लाएँ, या --replace जोड़ें: तब इनकी जगह बैकअप आ जाएगा (पहले इन्हें एक फ़ाइल में सहेज लिया जाएगा)। कुछ नहीं बदला गया।` : `The database holds ${content}. Restore into a new DATA_DIR or an empty database, or add --replace to replace them with the backup (they are saved to a file first). Nothing was changed.`

export const notKept = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `मौजूदा सामग्री पहले सहेजी नहीं जा सकी। ${problem} कुछ नहीं बदला गया।` : `The current content could not be saved first. ${problem} Nothing was changed.`

export const databaseDiskFull = (language: Language): string =>
  language === 'hi' ? `डेटाबेस की डिस्क भर गई है: बैकअप के आकार से दोगुनी जगह बनाएँ, फिर कोशिश करें। कुछ नहीं बदला गया।` : `The disk of the database is full: free twice the size of the backup, then try again. Nothing was changed.`

export const notPermitted = (language: Language): string =>
  language === 'hi' ? `डेटाबेस इस यूज़र को टेबल बनाने की अनुमति नहीं देता: इसे डेटाबेस पर \`create\` की अनुमति और Chowk की टेबलों का मालिकाना हक दें। कुछ नहीं बदला गया।` : `The database does not allow this user to create tables: grant it \`create\` on the database and the ownership of Chowk's tables. Nothing was changed.`

export const busy = (language: Language): string =>
  language === 'hi' ? `दूसरे कनेक्शन देर तक डेटाबेस की टेबलों को रोके रहे: Chowk बंद करें, फिर कोशिश करें। कुछ नहीं बदला गया।` : `Other connections held the database's tables for too long: stop Chowk, then try again. Nothing was changed.`

export const fileDiskFull = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} की डिस्क भर गई है: जगह बनाएँ, या दूसरी डिस्क की फ़ाइल का नाम दें।` : `${path} is on a full disk: free some space, or name a file on another disk.`

export const noFolder = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} का फ़ोल्डर मौजूद नहीं है: पहले उसे बनाएँ।` : `${path} is in a folder that does not exist: create it first.`

export const notAllowed = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `यह यूज़र ${path} में नहीं लिख सकता: अपने किसी फ़ोल्डर की फ़ाइल का नाम दें।` : `${path} cannot be written by this user: name a file in a folder of your own.`

export const readOnly = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} का फ़ाइल सिस्टम सिर्फ़ पढ़ने के लिए है: दूसरे फ़ाइल सिस्टम की फ़ाइल का नाम दें।` : `${path} is on a file system that is read-only: name a file on another.`

export const taken = (language: Language, { path }: { path: string }): string =>
  language === 'hi' ? `${path} पहले से मौजूद है: दूसरी फ़ाइल का नाम दें, या पहले इसे हटाकर कहीं और रखें।` : `${path} already exists: name another file, or move that one away first.`

export const signInAgain = (language: Language): string =>
  language === 'hi' ? `सबको फिर लॉग इन करना होगा।` : `Everybody has to sign in again.`

export const folderForIt = (language: Language): string =>
  language === 'hi' ? `इसका फ़ोल्डर` : `The folder for it`

export const newsLinks = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `खबर का ${formatNumber(count, language)} लिंक`, other: `खबरों के ${formatNumber(count, language)} लिंक` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news link`, other: `${formatNumber(count, language)} news links` } })}`

export const entries = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} प्रविष्टि`, other: `${formatNumber(count, language)} प्रविष्टियाँ` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} entry`, other: `${formatNumber(count, language)} entries` } })}`

export const feeds = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} फ़ीड`, other: `${formatNumber(count, language)} फ़ीड` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}`

export const accounts = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} खाता`, other: `${formatNumber(count, language)} खाते` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} account`, other: `${formatNumber(count, language)} accounts` } })}`

export const sampleLinks = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} नमूना लिंक`, other: `${formatNumber(count, language)} नमूना लिंक` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} sample link`, other: `${formatNumber(count, language)} sample links` } })}`

export const changes = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `संपादकों का ${formatNumber(count, language)} बदलाव`, other: `संपादकों के ${formatNumber(count, language)} बदलाव` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} change by an editor`, other: `${formatNumber(count, language)} changes by editors` } })}`

export const signedOut = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `${email} का सब जगह से लॉग आउट हो गया।` : `${email} is signed out everywhere.`

export const accountAdded = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `${email} जोड़ा गया।` : `Added ${email}.`

export const canChoosePassword = (language: Language, { email, days, url }: { email: string; days: number; url: string }): string =>
  language === 'hi' ? `${email} के लिए पासवर्ड चुनने का लिंक, ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} दिन`, other: `${formatNumber(days, language)} दिन` } })} तक, एक बार: ${url}` : `${email} can choose a password within ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `a day`, other: `${formatNumber(days, language)} days` } })}, once: ${url}`

export const noAccounts = (language: Language): string =>
  language === 'hi' ? `कोई खाता नहीं है। एक जोड़ें: npm run accounts -- add EMAIL` : `There are no accounts. Add one: npm run accounts -- add EMAIL`

export const noAccount = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `${email} का कोई खाता नहीं है।` : `There is no account ${email}.`

export const badEmail = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `${email} कोई ईमेल पता नहीं है।` : `${email} is not an email address.`

export const knownEmail = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `${email} का खाता पहले से है: npm run accounts -- reset-password ${email}` : `There is an account ${email} already: npm run accounts -- reset-password ${email}`

export const noName = (language: Language): string =>
  language === 'hi' ? `नाम दें: --name NAME` : `Give a name: --name NAME`

export const lastHere = (language: Language, { at }: { at: string }): string =>
  language === 'hi' ? `पिछली बार यहाँ ${at} UTC` : `last used ${at} UTC`

export const notSignedIn = (language: Language): string =>
  language === 'hi' ? `लॉग इन नहीं` : `not signed in`

export const sessions = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} सत्र`, other: `${formatNumber(count, language)} सत्र` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} session`, other: `${formatNumber(count, language)} sessions` } })}`

export const demoOnly = (language: Language): string =>
  language === 'hi' ? `(सिर्फ़ डेमो में)` : `(demo mode only)`

export const databaseReadOnly = (language: Language): string =>
  language === 'hi' ? `डेटाबेस अभी सिर्फ़ पढ़ा जा सकता है: उसकी डिस्क पर जगह बनाएँ, या DATABASE_URL में ऐसा डेटाबेस दें जिसमें लिखा जा सके, फिर कोशिश करें।` : `The database is read-only at the moment: free some space on its disk, or name a writable one in DATABASE_URL, then try again.`

export const beingRestored = (language: Language): string =>
  language === 'hi' ? `बैकअप वापस लाया जा रहा है; उसके पूरा होने तक कुछ सहेजा नहीं जा सकता। उसके बाद फिर कोशिश करें।` : `A backup is being restored, and nothing can be saved until it has finished. Try again then.`

export const planCounts = (language: Language, { fresh, known, wrong }: { fresh: number; known: number; wrong: number }): string =>
  language === 'hi' ? `नई: ${formatNumber(fresh, language)}, पहले से: ${formatNumber(known, language)}, गलत: ${formatNumber(wrong, language)}` : `${formatNumber(fresh, language)} new, ${formatNumber(known, language)} known, ${formatNumber(wrong, language)} wrong`

export const newIn = (language: Language, { count, category }: { count: number; category: string }): string =>
  language === 'hi' ? `  ${category} में नई: ${formatNumber(count, language)}` : `  ${formatNumber(count, language)} new in ${category}`

export const wrongLine = (language: Language, { line, url }: { line: string; url: string }): string =>
  language === 'hi' ? `  गलत, पंक्ति ${line}: ${url} कोई वेब पता नहीं है` : `  wrong, line ${line}: ${url} is not a web address`

export const emptyLine = (language: Language, { line }: { line: string }): string =>
  language === 'hi' ? `  गलत, पंक्ति ${line}: (खाली) कोई वेब पता नहीं है` : `  wrong, line ${line}: (empty) is not a web address`

export const unreadLines = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `  पढ़ी नहीं जा सकीं: ${formatNumber(count, language)}; उनके मार्कअप में गड़बड़ी है` : `  ${formatNumber(count, language)} could not be read: their markup is broken`

export const listsNotFollowed = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `  ${pickPlural(language, { count, type: 'cardinal', forms: { one: `इसके भीतर की ${formatNumber(count, language)} सूची नहीं खोली गई`, other: `इसके भीतर की ${formatNumber(count, language)} सूचियाँ नहीं खोली गईं` } })}` : `  ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} list inside it was not followed`, other: `${formatNumber(count, language)} lists inside it were not followed` } })}`

export const newCategories = (language: Language, { names }: { names: string }): string =>
  language === 'hi' ? `नई श्रेणियाँ: ${names}` : `New categories: ${names}`

export const withoutCategory = (language: Language, { folders }: { folders: string }): string =>
  language === 'hi' ? `सूची में श्रेणी नहीं थी, इसलिए पहली श्रेणी ली गई: ${folders}` : `Without a category in the list, the first one was used: ${folders}`

export const categoryAdvice = (language: Language): string =>
  language === 'hi' ? `(--new-categories से इनकी श्रेणियाँ बनेंगी, --category SLUG से दूसरी श्रेणी चुनी जाएगी)` : `(--new-categories creates them as categories, --category SLUG chooses another one)`

export const noCategory = (language: Language, { slug, slugs }: { slug: string; slugs: string }): string =>
  language === 'hi' ? `${slug} नाम की कोई श्रेणी नहीं है। ये हैं: ${slugs}` : `There is no category ${slug}. There are: ${slugs}`

export const feedAdded = (language: Language, { category, url }: { category: string; url: string }): string =>
  language === 'hi' ? `${category} में जोड़ी गई: ${url}` : `Added to ${category}: ${url}`

export const feedKnown = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `पहले से है: ${url}` : `Already known: ${url}`

export const feedNotAdded = (language: Language, { why }: { why: string }): string =>
  language === 'hi' ? `नहीं जोड़ी गई: ${why}` : `Not added: ${why}`

export const severalFeeds = (language: Language): string =>
  language === 'hi' ? `इस पेज पर कई फ़ीड हैं। इनमें से एक जोड़ें:` : `This is a page with several feeds. Add one of them:`

export const categoryGone = (language: Language, { category }: { category: string }): string =>
  language === 'hi' ? `श्रेणी ${category} हटा दी गई है।` : `The category ${category} was deleted.`

export const notAnAddress = (language: Language): string =>
  language === 'hi' ? `यह कोई वेब पता नहीं है।` : `This is not a web address.`

export const noFeedDue = (language: Language): string =>
  language === 'hi' ? `अभी किसी फ़ीड को पढ़ने का समय नहीं हुआ है।` : `No feed is due.`

export const noFeed = (language: Language): string =>
  language === 'hi' ? `इस पते की कोई फ़ीड नहीं है।` : `No feed has this address.`

export const serverBusy = (language: Language): string =>
  language === 'hi' ? `इसका सर्वर दूसरे अनुरोध में व्यस्त है।` : `Its server is busy with another request.`

export const cannotReadList = (language: Language, { path, code }: { path: string; code: string }): string =>
  language === 'hi' ? `${path} पढ़ी नहीं जा सकती (${code}): OPML फ़ाइल का नाम दें।` : `${path} cannot be read (${code}): name an OPML file.`

export const noDatabase = (language: Language, { folder }: { folder: string }): string =>
  language === 'hi' ? `${folder} में कोई डेटाबेस नहीं है: DATA_DIR में अपने Chowk का फ़ोल्डर दें।` : `${folder} holds no database: name the folder of your Chowk in DATA_DIR.`

export const createFirst = (language: Language, { url }: { url: string }): string =>
  language === 'hi' ? `अभी कोई एडमिन नहीं है। एक दिन के भीतर पहला खाता बनाएँ: ${url}` : `There is no administrator yet. Create the first account within a day: ${url}`

export const printedElsewhere = (language: Language, { place }: { place: string }): string =>
  language === 'hi' ? `अभी कोई एडमिन नहीं है। पहले खाते का लिंक अभी-अभी ${place} पर चल रहे Chowk ने दिखाया है। यहाँ लिंक चाहिए तो एक मिनट बाद यह Chowk फिर शुरू करें।` : `There is no administrator yet. The link for the first account was printed a moment ago by Chowk on ${place}. For a link here, start this Chowk again after a minute.`

export const processBack = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} प्रोसेस फिर चल रहा है।` : `The ${name} process is running again.`

export const processExited = (language: Language, { name, how, seconds }: { name: string; how: string; seconds: string }): string =>
  language === 'hi' ? `${name} प्रोसेस अचानक बंद हो गया (${how}); ${seconds} सेकंड में फिर शुरू होगा।` : `The ${name} process exited unexpectedly (${how}); restarting in ${seconds} s.`

export const portTaken = (language: Language, { port, setting, next }: { port: string; setting: string; next: string }): string =>
  language === 'hi' ? `पोर्ट ${port} पहले से इस्तेमाल में है: उस पर जो चल रहा है, उसे बंद करें, या दूसरा चुनें, जैसे ${setting}=${next}।` : `Port ${port} is taken: stop what listens there, or choose another, such as ${setting}=${next}.`

export const portForRoot = (language: Language, { port, setting }: { port: string; setting: string }): string =>
  language === 'hi' ? `पोर्ट ${port} सिर्फ़ root के लिए है: ${setting} में 1024 या उससे ऊपर का पोर्ट चुनें।` : `Port ${port} is for root only: choose one from 1024 up with ${setting}.`

export const noSuchAddress = (language: Language, { host }: { host: string }): string =>
  language === 'hi' ? `इस मशीन का पता ${host} नहीं है: HOST ठीक करें।` : `This machine has no address ${host}: correct HOST.`

export const unknownHost = (language: Language, { host }: { host: string }): string =>
  language === 'hi' ? `होस्ट का नाम ${host} नहीं मिला: HOST ठीक करें।` : `The host name ${host} is not known: correct HOST.`

export const noInterfaces = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `सिस्टम Chowk को इस मशीन के नेटवर्क पते पढ़ने नहीं देता, जिन पर उसे कभी अनुरोध नहीं भेजना है। AF_NETLINK की अनुमति दें (systemd: RestrictAddressFamilies; कंटेनर: उसकी seccomp प्रोफ़ाइल), फिर दोबारा शुरू करें: ${problem}` : `The system does not let Chowk read the network addresses of this machine, to which it must never send a request. Allow AF_NETLINK (systemd: RestrictAddressFamilies; a container: its seccomp profile), then start again: ${problem}`

export const cannotListen = (language: Language, { host, port, code, setting }: { host: string; port: string; code: string; setting: string }): string =>
  language === 'hi' ? `${host}, पोर्ट ${port} पर सर्वर नहीं चल सकता (${code}): HOST या ${setting} ठीक करें।` : `Nothing can listen on ${host}, port ${port} (${code}): correct HOST or ${setting}.`

export const noReturn = (language: Language): string =>
  language === 'hi' ? `यह इस न्यूज़लेटर के किसी लौटे मेल की सूचना नहीं है। कुछ नहीं बदला।` : `This is not a bounce report of this newsletter. Nothing was changed.`

export const returnCounted = (language: Language): string =>
  language === 'hi' ? `लौटा मेल गिन लिया गया।` : `The bounce was counted.`

export const roleSet = (language: Language, { email, role }: { email: string; role: string }): string =>
  language === 'hi' ? `${email} अब ${role === 'administrator' ? `एडमिन` : role === 'editor' ? `संपादक` : `सहयोगी`} है।` : `${email} is ${role === 'administrator' ? `an administrator` : role === 'editor' ? `an editor` : `a contributor`} now.`

export const switchedOff = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `${email} बंद है: इससे कोई लॉग इन नहीं कर सकता।` : `${email} is off: nobody can sign in to it.`

export const switchedOn = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `${email} फिर चालू है।` : `${email} is on again.`

export const accountRefused = (language: Language, { reason, email }: { reason: string; email: string }): string =>
  language === 'hi' ? `${reason === 'lastadministrator' ? `${email} आखिरी चालू एडमिन है। पहले किसी और को एडमिन बनाएँ।` : reason === 'isoff' ? `${email} बंद है। पहले इसे चालू करें: npm run accounts -- switch-on ${email}` : `${email} नहीं बदला। फिर कोशिश करें।`}` : `${reason === 'lastadministrator' ? `${email} is the last active administrator. Make somebody else an administrator first.` : reason === 'isoff' ? `${email} is off. Switch it on first: npm run accounts -- switch-on ${email}` : `${email} was not changed. Try again.`}`

export const longName = (language: Language): string =>
  language === 'hi' ? `ज़्यादा से ज़्यादा 100 अक्षरों का नाम दें: --name NAME` : `Give a name of at most 100 characters: --name NAME`

export const accountState = (language: Language, { state }: { state: string }): string =>
  language === 'hi' ? `${state === 'off' ? `बंद` : state === 'invited' ? `आमंत्रित` : `चालू`}` : `${state === 'off' ? `off` : state === 'invited' ? `invited` : `active`}`

export const roleName = (language: Language, { role }: { role: string }): string =>
  language === 'hi' ? `${role === 'administrator' ? `एडमिन` : role === 'editor' ? `संपादक` : `सहयोगी`}` : `${role === 'administrator' ? `administrator` : role === 'editor' ? `editor` : `contributor`}`

export const secondFactorOff = (language: Language, { email }: { email: string }): string =>
  language === 'hi' ? `${email} का दो चरणों वाला लॉग इन बंद है।` : `Two-step sign-in of ${email} is off.`
