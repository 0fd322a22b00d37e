// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const title = (language: Language): string =>
  language === 'hi' ? `डैशबोर्ड` : `Dashboard`

export const viewAll = (language: Language): string =>
  language === 'hi' ? `सभी खबरें देखें` : `View All Articles`

export const add = (language: Language): string =>
  language === 'hi' ? `खबर का लिंक जोड़ें` : `Add News Link`

export const totalArticles = (language: Language): string =>
  language === 'hi' ? `कुल खबरें` : `Total Articles`

export const categories = (language: Language): string =>
  language === 'hi' ? `श्रेणियाँ` : `Categories`

export const featured = (language: Language): string =>
  language === 'hi' ? `चुनिंदा` : `Featured`

export const addedToday = (language: Language): string =>
  language === 'hi' ? `आज जोड़ी गईं` : `Added Today`

export const byCategory = (language: Language): string =>
  language === 'hi' ? `श्रेणी के अनुसार खबरें` : `Articles by Category`

export const noCategories = (language: Language): string =>
  language === 'hi' ? `अभी कोई श्रेणी नहीं है।` : `No categories yet.`

export const recent = (language: Language): string =>
  language === 'hi' ? `हाल की गतिविधि` : `Recent Activity`

export const nothingAdded = (language: Language): string =>
  language === 'hi' ? `अभी तक कुछ नहीं जोड़ा गया है।` : `Nothing has been added yet.`

export const addedFrom = <Node,>(language: Language, { source, time }: { source: string; time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`${source} से जोड़ी गई, `, time(``)] : [`Added from ${source}, `, time(``)]

export const attention = (language: Language): string =>
  language === 'hi' ? `इन पर ध्यान दें` : `What needs attention`

export const orMore = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${formatNumber(count, language)} या ज़्यादा` : `${formatNumber(count, language)} or more`

export const line = (language: Language, { key }: { key: string }): string =>
  language === 'hi' ? `${key === 'waiting' ? `लंबित` : key === 'tips' ? `सुझाव` : key === 'lead' ? `मुख्य खबर` : key === 'sections' ? `विषय` : key === 'feeds' ? `गड़बड़ी वाली फ़ीड` : key === 'connections' ? `बंद हुए कनेक्शन` : key === 'objections' ? `आपत्तियाँ` : key === 'proposals' ? `घटनाक्रम के प्रस्ताव` : `आगे`}` : `${key === 'waiting' ? `Waiting` : key === 'tips' ? `Tips` : key === 'lead' ? `Lead` : key === 'sections' ? `Sections` : key === 'feeds' ? `Failing feeds` : key === 'connections' ? `Connections switched off` : key === 'objections' ? `Objections` : key === 'proposals' ? `Story proposals` : `Next up`}`

export const none = (language: Language, { key }: { key: string }): string =>
  language === 'hi' ? `${key === 'waiting' ? `कुछ लंबित नहीं` : key === 'tips' ? `कोई सुझाव लंबित नहीं` : key === 'lead' ? `होम पेज पर कोई मुख्य खबर नहीं` : key === 'sections' ? `हर विषय में एक दिन के भीतर नई खबर है` : key === 'noSections' ? `अभी कोई श्रेणी नहीं है` : key === 'feeds' ? `सभी फ़ीड पढ़ी जा रही हैं` : key === 'connections' ? `कोई बंद नहीं हुआ` : key === 'objections' ? `रेटिंग पर कोई आपत्ति लंबित नहीं` : key === 'proposals' ? `घटनाक्रम का कोई प्रस्ताव लंबित नहीं` : `कुछ निर्धारित नहीं`}` : `${key === 'waiting' ? `Nothing is waiting` : key === 'tips' ? `No tips are waiting` : key === 'lead' ? `The front page has no lead` : key === 'sections' ? `Every section has something new from the last day` : key === 'noSections' ? `There are no categories yet` : key === 'feeds' ? `All feeds can be read` : key === 'connections' ? `No connection is switched off` : key === 'objections' ? `No objection to a rating is open` : key === 'proposals' ? `No proposal about a story is open` : `Nothing is scheduled`}`

export const oldest = (language: Language, { ago }: { ago: string }): string =>
  language === 'hi' ? `सबसे पुरानी ${ago} आई` : `the oldest arrived ${ago}`

export const olderThanDay = (language: Language, { count }: { count: string }): string =>
  language === 'hi' ? `${count} एक दिन से पुरानी` : `${count} older than a day`

export const olderThanThreeDays = (language: Language, { count }: { count: string }): string =>
  language === 'hi' ? `${count} तीन दिन से पुरानी` : `${count} older than three days`

export const lead = (language: Language, { title, ago }: { title: string; ago: string }): string =>
  language === 'hi' ? `${title}, ${ago} जोड़ी गई` : `${title}, added ${ago}`

export const pinnedLead = (language: Language, { title, ago }: { title: string; ago: string }): string =>
  language === 'hi' ? `${title}, ${ago} जोड़ी गई, पिन की हुई` : `${title}, added ${ago}, pinned`

export const quiet = (language: Language, { sections }: { sections: string }): string =>
  language === 'hi' ? `एक दिन से कुछ नया नहीं: ${sections}` : `Nothing new for a day: ${sections}`

export const quietSection = (language: Language, { name, ago }: { name: string; ago: string }): string =>
  language === 'hi' ? `${name} (${ago})` : `${name} (${ago})`

export const emptySection = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} (खाली)` : `${name} (empty)`

export const next = (language: Language, { act, title, ago }: { act: string; title: string; ago: string }): string =>
  language === 'hi' ? `${act === 'beginPin' ? `${title}: ${ago} पिन होगी` : act === 'takeDown' ? `${title}: ${ago} हटेगी` : `${title}: ${ago} प्रकाशित होगी`}` : `${act === 'beginPin' ? `${title} will be pinned ${ago}` : act === 'takeDown' ? `${title} will be taken down ${ago}` : `${title} will be published ${ago}`}`

export const nextSteps = (language: Language): string =>
  language === 'hi' ? `अब आगे` : `Next steps`

export const step = (language: Language, { step }: { step: string }): string =>
  language === 'hi' ? `${step === 'addFeed' ? `फ़ीड जोड़ें` : step === 'chooseCategories' ? `श्रेणियाँ चुनें` : step === 'writePages' ? `वेबसाइट के पृष्ठ लिखें` : `वेबसाइट का नाम रखें`}` : `${step === 'addFeed' ? `Add a feed` : step === 'chooseCategories' ? `Choose categories` : step === 'writePages' ? `Write the site pages` : `Name the site`}`

export const stepAbout = (language: Language, { step }: { step: string }): string =>
  language === 'hi' ? `${step === 'addFeed' ? `इसकी खबरें कतार में आती हैं; पाठकों को कौन-सी दिखें, यह आप वहीं चुनें।` : step === 'chooseCategories' ? `होम पेज इन्हीं विषयों में बँटता है। आम श्रेणियाँ एक बटन से जुड़ जाती हैं।` : step === 'writePages' ? `परिचय, संपर्क, निजता नीति और सेवा की शर्तें हर पृष्ठ से जुड़े हैं और अभी खाली हैं।` : `नाम, टैगलाइन और लिंक का रंग।`}` : `${step === 'addFeed' ? `Its articles arrive in the queue, where you choose what readers see.` : step === 'chooseCategories' ? `They are the sections of the front page. One button adds the usual ones.` : step === 'writePages' ? `About Us, Contact, Privacy Policy and Terms of Service are linked on every page and still empty.` : `Its name, its tagline and the colour of its links.`}`
