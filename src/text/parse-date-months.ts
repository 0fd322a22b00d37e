// Month names in the languages of Indian and world outlets, full and short, as feeds and pages spell them.
const monthNames = [
  `january jan januar jän jänner janvier janv enero ene janeiro gennaio gen
  जनवरी जन जानेवारी जाने জানুয়ারি জানুয়ারী জানু জানুৱাৰী জানুৱাৰি જાન્યુઆરી જાન્યુ ਜਨਵਰੀ ଜାନୁଆରୀ ଜାନୁଆରି ଜାନୁୟାରୀ
  ஜனவரி ஜன జనవరి జన ಜನವರಿ ಜನ ജനുവരി ജനു جنوری يناير
  ianuarie ian styczeń stycznia sty leden ledna január januára ocak oca januari tammikuu tammikuuta gener sausio janvāris
  jaanuar januar ιανουαρίου ιανουάριος ιαν январь января янв січень січня јануар јануари януари มกราคม ژانویه ינואר ਜਨ`,
  `february feb februar février févr fév febrero fevereiro fev febbraio
  फरवरी फ़रवरी फर फेब्रुवारी फेब्रु फेब्रुअरी ফেব্রুয়ারি ফেব্রুয়ারী ফেব্রু ফেব্ৰুৱাৰী ফেব্ৰুৱাৰি ફેબ્રુઆરી ફેબ્રુ ਫਰਵਰੀ ਫ਼ਰਵਰੀ ଫେବୃଆରୀ ଫେବୃଆରି ଫେବ୍ରୁଆରୀ
  பிப்ரவரி பெப்ரவரி பிப் ఫిబ్రవరి ఫిబ్ర ಫೆಬ್ರವರಿ ಫೆಬ್ರುವರಿ ಫೆಬ್ರ ഫെബ്രുവരി ഫെബ്രു فروری فبراير
  februarie luty lutego lut únor února februára február febr şubat şub februari helmikuu helmikuuta febrer vasario
  februāris veebruar φεβρουαρίου φεβρουάριος φεβ февраль февраля фев февр лютий лютого фебруар февруари กุมภาพันธ์ فوریه
  פברואר شباط फ़र ফেব ফেব্ৰু ਫ਼ਰ`,
  `march mar märz mär mrz mars marzo março
  मार्च মার্চ মাৰ্চ માર્ચ ਮਾਰਚ ମାର୍ଚ୍ଚ ମାର୍ଚ୍ଚ மார்ச் மார் మార్చి ಮಾರ್ಚ್ മാർച്ച് مارچ مارس
  martie mart marzec marca březen března marec március márc maart mrt marts maaliskuu maaliskuuta maret kovo märts març
  mac μαρτίου μάρτιος μαρ март марта березень березня มีนาคม מרץ מרס آذار മാർ`,
  `april apr avril avr abril abr aprile
  अप्रैल अप्रै अप्रिल एप्रिल এপ্রিল এপ্ৰিল એપ્રિલ ਅਪ੍ਰੈਲ ଅପ୍ରେଲ ଏପ୍ରିଲ ஏப்ரல் ஏப் ఏప్రిల్ ಏಪ್ರಿಲ್ ಎಪ್ರಿಲ್ ഏപ്രിൽ اپریل أبريل
  aprilie kwiecień kwietnia kwi duben dubna apríl apríla április ápr nisan nis huhtikuu huhtikuuta balandžio aprīlis
  aprill απριλίου απρίλιος απρ апрель апреля апр квітень квітня април เมษายน آوریل אפריל نيسان
  एप्रि ఏప్రి ಏಪ್ರಿ ഏപ്രി এপ্রি ਅਪ੍ਰੈ`,
  `may mai mayo maio maggio mag
  मई मे মে મે ਮਈ ମଇ ମେ மே మే ಮೇ മേയ് മെയ് مئی مايو
  maj maja květen května máj mája május mayıs mei toukokuu toukokuuta gegužės maijs maig μαΐου μάιος μαΐ май мая травень
  травня мај พฤษภาคม مه מאי أيار`,
  `june jun juni juin junio junho giugno giu
  जून जुन জুন જૂન ਜੂਨ ଜୁନ ଜୁନ୍ ஜூன் జూన్ ಜೂನ್ ജൂൺ جون يونيو
  iunie iun czerwiec czerwca cze červen června jún júna június haziran haz kesäkuu kesäkuuta juni birželio jūnijs juuni
  juny ιουνίου ιούνιος ιουν июнь июня июн червень червня јун јуни юни มิถุนายน ژوئن יוני حزيران`,
  `july jul juli juillet juil julio julho luglio lug
  जुलाई जुल जुलै জুলাই જુલાઈ જુલાઇ ਜੁਲਾਈ ଜୁଲାଇ ஜூலை జూలై జులై ಜುಲೈ ജൂലൈ جولائی يوليو
  iulie iul lipiec lipca červenec července júl júla július temmuz heinäkuu heinäkuuta liepos jūlijs juuli juliol julai
  ιουλίου ιούλιος ιουλ июль июля июл липень липня јул јули юли กรกฎาคม ژوئیه יולי تموز জুল ਜੁਲਾ`,
  `august aug août aout agosto ago
  अगस्त अगस्ट अग ऑगस्ट ऑग আগস্ট আগষ্ট অগস্ট অগাস্ট ઓગસ્ટ ઑગસ્ટ ઓગ ਅਗਸਤ ଅଗଷ୍ଟ ଅଗଷ୍ଟ୍ ஆகஸ்ட் ஆகஸ்டு ஆக ఆగస్టు ఆగస్ట్ ಆಗಸ್ಟ್ ಅಗಸ್ಟ್ ഓഗസ്റ്റ് ആഗസ്റ്റ് ആഗസ്ത് اگست أغسطس
  sierpień sierpnia sie srpen srpna augusta augusztus ağustos ağu augustus augusti elokuu elokuuta avgust rugpjūčio
  augusts agustus ogos agost αυγούστου αύγουστος αυγ август августа авг серпень серпня สิงหาคม اوت אוגוסט آب
  ఆగ ಆಗ ഓഗ আগ আগ ਅਗ`,
  `september sep sept septembre septiembre setembro set settembre
  सितंबर सितम्बर सित सप्टेंबर सप्टें सेप्टेम्बर সেপ্টেম্বর সেপ্টে ছেপ্টেম্বৰ চেপ্টেম্বৰ સપ્ટેમ્બર સપ્ટે ਸਤੰਬਰ ਸਿਤੰਬਰ ସେପ୍ଟେମ୍ବର
  செப்டம்பர் செப்டெம்பர் செப் సెప్టెంబర్ సెప్టెంబరు ಸೆಪ್ಟೆಂಬರ್ ಸೆಪ್ಟೆಂ സെപ്റ്റംബർ സെപ്തംബർ ستمبر سبتمبر
  septembrie wrzesień września wrz září septembra szeptember szept eylül eyl syyskuu syyskuuta rugsėjo septembris setembre
  σεπτεμβρίου σεπτέμβριος σεπ сентябрь сентября сен сент вересень вересня септембар септември กันยายน سپتامبر ספטמבר أيلول
  సెప్టెం സെപ്റ്റം সেপ ছেপ্তে ছেপ্তেম্বৰ ਸਤੰ`,
  `october oct oktober okt octobre octubre outubro out ottobre ott
  अक्टूबर अक्तूबर अक्टू अक्टोबर ऑक्टोबर ऑक्टो অক্টোবর অক্টো অক্টোবৰ ઓક્ટોબર ઑક્ટોબર ઓક્ટો ਅਕਤੂਬਰ ଅକ୍ଟୋବର
  அக்டோபர் ஒக்டோபர் அக் అక్టోబర్ అక్టోబరు ಅಕ್ಟೋಬರ್ ಅಕ್ಟೋ ഒക്ടോബർ اکتوبر أكتوبر
  octombrie październik października paź říjen října október októbra ekim eki lokakuu lokakuuta spalio oktobris oktoober
  oktobar οκτωβρίου οκτώβριος οκτ октябрь октября окт жовтень жовтня октобар октомври ตุลาคม اکتبر אוקטובר
  అక్టో ഒക്ടോ ਅਕਤੂ ઑક્ટો`,
  `november nov novembre noviembre novembro
  नवंबर नवम्बर नव नोव्हेंबर नोव्हें नोभेम्बर নভেম্বর নভে নৱেম্বৰ નવેમ્બર નવે ਨਵੰਬਰ ନଭେମ୍ବର
  நவம்பர் நவ నవంబర్ నవంబరు ನವೆಂಬರ್ ನವೆಂ നവംബർ نومبر نوفمبر
  noiembrie listopad listopada listopadu lis novembra kasım kas marraskuu marraskuuta lapkričio novembris novembar
  νοεμβρίου νοέμβριος νοε ноябрь ноября ноя нояб листопад листопада новембар ноември พฤศจิกายน نوامبر נובמבר నవం നവം নৱে ਨਵੰ`,
  `december dec dezember dez décembre déc diciembre dic dezembro dicembre
  दिसंबर दिसम्बर दिस डिसेंबर डिसें डिसेम्बर ডিসেম্বর ডিসে ডিচেম্বৰ ડિસેમ્બર ડિસે ਦਸੰਬਰ ਦਿਸੰਬਰ ଡିସେମ୍ବର
  டிசம்பர் திசம்பர் டிச డిసెంబర్ డిసెంబరు ಡಿಸೆಂಬರ್ ಡಿಸೆಂ ഡിസംബർ دسمبر ديسمبر
  decembrie grudzień grudnia gru prosinec prosince decembra aralık ara joulukuu joulukuuta gruodžio decembris detsember
  desember desembre disember decembar δεκεμβρίου δεκέμβριος δεκ декабрь декабря дек грудень грудня децембар декември
  ธันวาคม دسامبر דצמבר డిసెం ഡിസം ডিচে ਦਸੰ`,
]

/** Malayalam letters for a consonant plus virama, which older texts write with a joiner. */
const chillus: Record<string, string> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്' }

const numbers = new Map(
  monthNames.flatMap((names, index) => names.split(/\s+/).map(name => [plainOf(name), index + 1] as const)),
)

/** 1 to 12 for a month's name in any of these languages, otherwise `null`. */
export function monthNumber(word: string): number | null {
  return numbers.get(plainOf(word)) ?? null
}

function plainOf(word: string): string {
  return (
    word
      .normalize('NFC')
      .toLowerCase()
      .replace(/\u200C|\u200D|’/g, '')
      // "20 בספטמבר": Hebrew attaches "in" to the name.
      .replace(/^ב(?=[א-ת]{3})/u, '')
      .replace(/[ൺൻർൽൾ]/g, chillu => chillus[chillu] ?? chillu)
  )
}
