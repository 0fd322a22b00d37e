// Newsroom and grammar words that do not describe the event. The list in `domain/duplicates/headline-words.ts` is shorter,
// because two issues of one headline may differ in "first" or "live"; here such words only make unrelated headlines alike.
// Not in a file of `word-lists/`, because browsers use them too.

import { plainMarks } from '../../duplicates/headline-words.ts'

const grammar = `about above after again against all along am any around because before behind below between both but can cannot
  could cant didnt doesnt dont down during each even ever every few further get gets getting give gives given goes going gone
  got had having her here him himself how if im into isnt ive just keep kept less let lets like made make makes making many
  may me might more most much must my need needs never new nor not now off old once only other others ought our out over own
  same set she should since so some still such take takes taken than thats them then there theres theyre through till to too
  took under until up upon us use used using very want wants was wasnt way we well went were weren whats where whether while
  whos whose why will within without wont yet you youre yours back become becomes big best top right left good great one two
  three first second last next day days week weeks month months year years time times today tomorrow yesterday tonight`

const newsroom = `live latest news read check see look know show shows story stories full list here happened happens happening
  need everything things thing reason reasons key points facts fact guide tips ways review reviews interview column editorial
  op ed podcast newsletter update updates breaking exclusive explained explainer report reports watch video videos photos pics
  images say says said tell tells told ask asks asked claim claims claimed reveal reveals revealed share shares shared call calls
  called html htm php cms ece articleshow article amp www com in web index story news print online edition`

const hindi = `नहीं अब तक बाद पहले साथ लेकर बीच बड़ा बड़ी बड़े नई नए नया अपने अपनी अपना जब तब कैसे क्यों क्या कौन कब कहां कहाँ जहां रहा रही रहे होगा
  होगी होंगे करेंगे करेगा दिया दी दिए लगा लगी लगे मिला मिली मिले बताया खबर ख़बर समाचार ताजा लाइव अपडेट सकते सकता वाले वाली वाला द्वारा
  इन उन उनके उनकी इसके इसकी उसके जैसे सभी कुछ कई यहां वहां आए आई आया आये आयी गये गयी नयी नये दिये`

const bengali = `না এখন পরে আগে সঙ্গে নিয়ে করে করা হয়ে হয় হবে হল ছিল কী কেন কে কোন তার তাঁর তিনি কিন্তু আর যে যা জন্য দিয়ে মধ্যে আজ খবর লাইভ`

const tamil = `இல்லை என்ன ஏன் எப்படி அவர் அவரது அது உள்ள பின் முன் மீது போது வரை மட்டும் செய்தி செய்திகள் லைவ் வந்த பற்றி நேரலை`

const fillers = new Set(
  [grammar, newsroom, hindi, bengali, tamil].flatMap(list => list.split(/\s+/)).map(plainMarks),
)

export function isFiller(word: string): boolean {
  return fillers.has(word)
}
