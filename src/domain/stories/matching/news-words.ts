// News words in Hindi, Bengali and Tamil with their English translations, listed by us, including the inflected forms that
// headlines use.
import { headlineWords } from '../../duplicates/headline-words.ts'
import { stemWord } from './stem-word.ts'

const hindi = `minister मंत्री मंत्रियों मंत्रालय, chief मुख्यमंत्री सीएम प्रमुख, prime प्रधानमंत्री पीएम,
  president राष्ट्रपति अध्यक्ष, governor राज्यपाल गवर्नर, court कोर्ट अदालत न्यायालय हाईकोर्ट,
  supreme सुप्रीम सर्वोच्च, judge जज न्यायाधीश, verdict फैसला फैसले, hearing सुनवाई, bail जमानत ज़मानत,
  petition याचिका, police पुलिस, arrest गिरफ्तार गिरफ़्तार गिरफ्तारी, accused आरोपी आरोपित अभियुक्त,
  charge आरोप आरोपपत्र, murder हत्या कत्ल मर्डर, rape दुष्कर्म बलात्कार रेप, theft चोरी, loot लूट,
  fraud धोखाधड़ी ठगी फर्जीवाड़ा, bribe रिश्वत घूस, corruption भ्रष्टाचार, scam घोटाला घोटाले,
  investigation जांच जाँच, raid छापा छापेमारी छापे, jail जेल कारागार, crime अपराध, kidnap अपहरण,
  suicide आत्महत्या खुदकुशी, death मौत मौतें निधन मृत्यु, dead मृत मृतक मृतकों, injured घायल जख्मी,
  body शव लाश, victim पीड़ित पीड़िता, government सरकार सरकारी शासन, state राज्य राज्यों, centre केंद्र केन्द्र,
  country देश मुल्क, parliament संसद लोकसभा राज्यसभा, assembly विधानसभा, member सदस्य सांसद,
  mla विधायक विधायकों, party पार्टी दल, congress कांग्रेस, bjp भाजपा बीजेपी, leader नेता नेताओं,
  opposition विपक्ष विपक्षी, alliance गठबंधन, election चुनाव चुनावी निर्वाचन, vote वोट मतदान मत,
  voter मतदाता मतदाताओं वोटर, candidate उम्मीदवार प्रत्याशी, campaign अभियान प्रचार, rally रैली सभा,
  resign इस्तीफा इस्तीफ़ा त्यागपत्र, law कानून क़ानून, bill विधेयक बिल, act अधिनियम, constitution संविधान,
  reservation आरक्षण, budget बजट, tax टैक्स कर आयकर, price कीमत कीमतें दाम भाव, inflation महंगाई,
  economy अर्थव्यवस्था, market बाजार बाज़ार, share शेयर, company कंपनी, bank बैंक, loan ऋण कर्ज लोन,
  gold सोना सोने, silver चांदी, rupee रुपये रुपया रुपए, crore करोड़, lakh लाख, thousand हजार हज़ार,
  percent प्रतिशत फीसदी, business व्यापार कारोबार, industry उद्योग, job नौकरी नौकरियां रोजगार,
  salary वेतन सैलरी, pension पेंशन, recruitment भर्ती, tariff टैरिफ शुल्क, trade व्यापार, petrol पेट्रोल,
  electricity बिजली, water पानी जल, road सड़क मार्ग, bridge पुल, train ट्रेन रेल, railway रेलवे, metro मेट्रो,
  bus बस बसें, truck ट्रक, car कार गाड़ी, bike बाइक, plane विमान, flight उड़ान फ्लाइट,
  airport एयरपोर्ट हवाईअड्डा, ship जहाज, helicopter हेलीकॉप्टर, accident हादसा हादसे दुर्घटना,
  collision टक्कर भिड़ंत, fire आग अग्निकांड, blast विस्फोट धमाका ब्लास्ट, bomb बम, collapse ढहा ढही गिरा,
  rain बारिश वर्षा, flood बाढ़, storm तूफान आंधी, cyclone चक्रवात तूफान, earthquake भूकंप, landslide भूस्खलन,
  heat गर्मी लू, cold ठंड सर्दी, weather मौसम, snow बर्फबारी बर्फ, pollution प्रदूषण, monsoon मानसून मॉनसून,
  army सेना, soldier सैनिक जवान जवानों, war युद्ध जंग, attack हमला हमले हमलों,
  terrorist आतंकी आतंकवादी आतंकियों, terror आतंक आतंकवाद, encounter मुठभेड़ एनकाउंटर, naxal नक्सली नक्सलियों,
  border सीमा बॉर्डर, missile मिसाइल, drone ड्रोन, weapon हथियार, firing फायरिंग गोलीबारी,
  ceasefire सीजफायर युद्धविराम, peace शांति, security सुरक्षा, talks वार्ता बातचीत, meeting बैठक मुलाकात,
  agreement समझौता समझौते, visit दौरा दौरे यात्रा, visa वीजा, citizen नागरिक नागरिकों, refugee शरणार्थी,
  protest विरोध प्रदर्शन धरना, strike हड़ताल, violence हिंसा, riot दंगा दंगे, clash झड़प, curfew कर्फ्यू,
  ban प्रतिबंध रोक बैन, order आदेश, notice नोटिस, warning चेतावनी अलर्ट, threat धमकी खतरा, decision निर्णय,
  announce ऐलान घोषणा, scheme योजना योजनाओं, project परियोजना प्रोजेक्ट, development विकास,
  inauguration उद्घाटन लोकार्पण, farmer किसान किसानों, crop फसल, wheat गेहूं, village गांव ग्रामीण,
  city शहर नगर, district जिला जिले ज़िला, school स्कूल विद्यालय, college कॉलेज महाविद्यालय,
  university विश्वविद्यालय यूनिवर्सिटी, student छात्र छात्रा छात्रों छात्राओं, teacher शिक्षक शिक्षकों टीचर,
  education शिक्षा, exam परीक्षा परीक्षाएं, result परिणाम रिजल्ट नतीजे, paper पेपर, hospital अस्पताल,
  doctor डॉक्टर डॉक्टरों चिकित्सक, patient मरीज मरीजों, disease बीमारी रोग, health स्वास्थ्य सेहत,
  medicine दवा दवाएं, vaccine टीका वैक्सीन, virus वायरस, cancer कैंसर, woman महिला महिलाओं औरत,
  girl लड़की बच्ची किशोरी, boy लड़का, child बच्चा बच्चे बच्चों, youth युवक युवा युवाओं, man व्यक्ति आदमी शख्स,
  wife पत्नी, husband पति, son बेटा बेटे पुत्र, daughter बेटी, family परिवार परिजन, marriage शादी विवाह,
  temple मंदिर, mosque मस्जिद, church चर्च, pope पोप, festival त्योहार पर्व,
  pilgrim श्रद्धालु श्रद्धालुओं तीर्थयात्री, match मैच मुकाबला, cricket क्रिकेट, team टीम, captain कप्तान,
  player खिलाड़ी खिलाड़ियों, win जीत जीता जीती, defeat हार हराया, final फाइनल, world विश्व दुनिया वर्ल्ड,
  cup कप, medal पदक, coach कोच, wicket विकेट, film फिल्म फ़िल्म फिल्में, actor अभिनेता एक्टर,
  actress अभिनेत्री एक्ट्रेस, director निर्देशक निदेशक, song गाना गीत, trailer ट्रेलर, award पुरस्कार अवॉर्ड,
  artist कलाकार, media मीडिया, journalist पत्रकार पत्रकारों, phone फोन मोबाइल, internet इंटरनेट, cyber साइबर,
  satellite उपग्रह सैटेलाइट, space अंतरिक्ष, astronaut अंतरिक्षयात्री, scientist वैज्ञानिक वैज्ञानिकों,
  tiger बाघ टाइगर, elephant हाथी, dog कुत्ता कुत्ते कुत्तों, forest वन जंगल, river नदी, land जमीन भूमि,
  house मकान घर, building इमारत भवन, drug ड्रग्स नशा, liquor शराब, encroachment अतिक्रमण, bulldozer बुलडोजर,
  waqf वक्फ, muslim मुस्लिम मुसलमान मुसलमानों, hindu हिंदू हिन्दू हिंदुओं, caste जाति जातीय, census जनगणना,
  language भाषा, statement बयान, controversy विवाद, killed हत्या`

const bengali = `minister মন্ত্রী মন্ত্রীর, chief মুখ্যমন্ত্রী মুখ্যমন্ত্রীর, prime প্রধানমন্ত্রী প্রধানমন্ত্রীর,
  court আদালত কোর্ট আদালতে হাইকোর্ট, police পুলিশ পুলিশের, government সরকার সরকারের, election নির্বাচন,
  rain বৃষ্টি, flood বন্যা, fire আগুন, death মৃত্যু, killed খুন নিহত, arrest গ্রেফতার গ্রেপ্তার,
  accident দুর্ঘটনা, train রেল ট্রেন, budget বাজেট, school স্কুল, student ছাত্র ছাত্রী পড়ুয়া, exam পরীক্ষা,
  result ফল ফলাফল, hospital হাসপাতাল, doctor ডাক্তার চিকিৎসক, farmer কৃষক কৃষকদের, protest বিক্ষোভ প্রতিবাদ,
  strike ধর্মঘট, match ম্যাচ, cricket ক্রিকেট, win জয়, film ছবি সিনেমা, actor অভিনেতা, actress অভিনেত্রী,
  earthquake ভূমিকম্প, cyclone ঘূর্ণিঝড় ঝড়, war যুদ্ধ, army সেনা সেনার, attack হামলা হামলার, party দল,
  president রাষ্ট্রপতি, law আইন, bill বিল, price দাম, gold সোনা, bank ব্যাংক ব্যাঙ্ক, airport বিমানবন্দর,
  plane বিমান বিমানের, temple মন্দির, woman মহিলা নারী, child শিশু শিশুর, bridge সেতু, bomb বোমা,
  governor রাজ্যপাল, supreme সুপ্রিম, judge বিচারপতি বিচারক, verdict রায়, hearing শুনানি, bail জামিন,
  accused অভিযুক্ত, charge অভিযোগ, murder খুন খুনের, dead মৃত, injured আহত জখম, body দেহ মৃতদেহ,
  rape ধর্ষণ ধর্ষণের, theft চুরি, fraud প্রতারণা, scam দুর্নীতি কেলেঙ্কারি, investigation তদন্ত,
  raid তল্লাশি অভিযান, jail জেল, suicide আত্মহত্যা, state রাজ্য রাজ্যের, centre কেন্দ্র কেন্দ্রীয়,
  country দেশ দেশের, parliament সংসদ লোকসভা, assembly বিধানসভা, mla বিধায়ক, member সাংসদ, leader নেতা,
  opposition বিরোধী, vote ভোট ভোটের, candidate প্রার্থী, resign ইস্তফা পদত্যাগ, tax কর, market বাজার,
  company সংস্থা, job চাকরি, recruitment নিয়োগ, crore কোটি, lakh লক্ষ, rupee টাকা, electricity বিদ্যুৎ,
  water জল, road রাস্তা সড়ক, metro মেট্রো, bus বাস, flight উড়ান, blast বিস্ফোরণ, storm ঝড়ের, landslide ধস,
  heat গরম তাপপ্রবাহ, weather আবহাওয়া, soldier জওয়ান, terrorist জঙ্গি, border সীমান্ত, ceasefire যুদ্ধবিরতি,
  security নিরাপত্তা, meeting বৈঠক, agreement চুক্তি, visit সফর, violence হিংসা, clash সংঘর্ষ, ban নিষেধাজ্ঞা,
  order নির্দেশ, notice নোটিস, warning সতর্কতা, village গ্রাম, city শহর, district জেলা,
  university বিশ্ববিদ্যালয়, college কলেজ, teacher শিক্ষক শিক্ষকদের শিক্ষিকা, education শিক্ষা, patient রোগী,
  disease রোগ, health স্বাস্থ্য, youth যুবক, wife স্ত্রী, husband স্বামী, marriage বিয়ে, family পরিবার,
  mosque মসজিদ, cup কাপ, world বিশ্ব, team দল, captain অধিনায়ক, player ক্রিকেটার, defeat হার, final ফাইনাল,
  medal পদক, director পরিচালক, song গান, award পুরস্কার, space মহাকাশ, astronaut মহাকাশচারী, tiger বাঘ,
  elephant হাতি, river নদী, land জমি, house বাড়ি, reservation সংরক্ষণ, muslim মুসলিম, hindu হিন্দু`

const tamil = `minister அமைச்சர் அமைச்சரின், chief முதல்வர் முதலமைச்சர் முதல்வரின், prime பிரதமர்,
  court நீதிமன்றம் கோர்ட் உயர்நீதிமன்றம், police போலீஸ் காவல்துறை போலீசார், government அரசு, election தேர்தல்,
  rain மழை கனமழை, flood வெள்ளம், fire தீ, death மரணம் பலி உயிரிழப்பு, killed கொலை, arrest கைது,
  accident விபத்து, train ரயில் ரயிலில், budget பட்ஜெட், school பள்ளி, student மாணவர் மாணவர்கள் மாணவி,
  exam தேர்வு, result முடிவு முடிவுகள், hospital மருத்துவமனை, doctor மருத்துவர், farmer விவசாயி விவசாயிகள்,
  protest போராட்டம், strike வேலைநிறுத்தம், match போட்டி ஆட்டம், cricket கிரிக்கெட், win வெற்றி,
  film படம் திரைப்படம், actor நடிகர், actress நடிகை, earthquake நிலநடுக்கம், cyclone புயல், war போர்,
  army ராணுவம் இராணுவம், attack தாக்குதல், party கட்சி, president குடியரசுத்தலைவர், law சட்டம், bill மசோதா,
  price விலை, gold தங்கம், bank வங்கி, airport விமானநிலையம், plane விமானம், temple கோவில் கோயில், woman பெண்,
  child குழந்தை சிறுவன், bridge பாலம், bomb வெடிகுண்டு குண்டு, governor ஆளுநர், supreme உச்சநீதிமன்றம் உச்ச,
  judge நீதிபதி, verdict தீர்ப்பு, hearing விசாரணை, bail ஜாமீன் பிணை, accused குற்றவாளி, charge குற்றச்சாட்டு,
  case வழக்கு வழக்கில், murder படுகொலை, injured காயம், body சடலம் உடல், rape பலாத்காரம், theft திருட்டு,
  fraud மோசடி, scam ஊழல், raid சோதனை ரெய்டு, jail சிறை, suicide தற்கொலை, state மாநிலம் மாநில, centre மத்திய,
  country நாடு, parliament நாடாளுமன்றம் மக்களவை, assembly சட்டப்பேரவை சட்டசபை, mla எம்எல்ஏ, member எம்பி,
  leader தலைவர், opposition எதிர்க்கட்சி, alliance கூட்டணி, vote வாக்கு வாக்குப்பதிவு, candidate வேட்பாளர்,
  campaign பிரசாரம், resign ராஜினாமா, tax வரி, market சந்தை, share பங்கு, company நிறுவனம், job வேலை,
  crore கோடி, lakh லட்சம், rupee ரூபாய், percent சதவீதம், electricity மின்சாரம், water தண்ணீர் நீர், road சாலை,
  bus பேருந்து பஸ், metro மெட்ரோ, blast வெடி குண்டுவெடிப்பு, weather வானிலை, heat வெயில், landslide நிலச்சரிவு,
  soldier வீரர் வீரர்கள், terrorist பயங்கரவாதி பயங்கரவாதிகள், border எல்லை, security பாதுகாப்பு,
  meeting கூட்டம் சந்திப்பு, agreement ஒப்பந்தம், visit பயணம், violence வன்முறை, clash மோதல், ban தடை,
  order உத்தரவு, notice நோட்டீஸ், warning எச்சரிக்கை, threat மிரட்டல், announce அறிவிப்பு, scheme திட்டம்,
  village கிராமம், city நகரம், district மாவட்டம், university பல்கலைக்கழகம், college கல்லூரி,
  teacher ஆசிரியர் ஆசிரியர்கள், education கல்வி, patient நோயாளி, disease நோய், health சுகாதாரம்,
  medicine மருந்து, youth இளைஞர், girl சிறுமி, wife மனைவி, husband கணவர், marriage திருமணம், family குடும்பம்,
  fisherman மீனவர் மீனவர்கள், cup கோப்பை, world உலக உலகக்கோப்பை, team அணி, captain கேப்டன், player வீரர்,
  defeat தோல்வி, final இறுதிப்போட்டி, medal பதக்கம், director இயக்குநர், song பாடல், award விருது,
  space விண்வெளி, astronaut விண்வெளி, tiger புலி, elephant யானை, river ஆறு, land நிலம், house வீடு,
  ship கப்பல், reservation இடஒதுக்கீடு, liquor மது`

const english = new Map<string, string[]>()
for (const entry of [hindi, bengali, tamil].flatMap(list => list.split(','))) {
  const [word = '', ...others] = entry.trim().split(/\s+/)
  for (const other of others.flatMap(headlineWords))
    english.set(other, [...(english.get(other) ?? []), stemWord(word)])
}
const stems = new Set([...english.values()].flat())

/** English stems of a word in another script; empty if it is not listed. */
export function newsWordIn(word: string): string[] {
  return english.get(word) ?? []
}

/** All listed words in other scripts, with their English stems. */
export function foreignNewsWords(): Iterable<[word: string, stems: readonly string[]]> {
  return english
}

/** Whether the English stem is a translation listed here: a common word, not a name. */
export function isNewsStem(stem: string): boolean {
  return stems.has(stem)
}
