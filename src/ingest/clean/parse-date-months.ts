// Month names in the languages that feeds of Indian and world outlets use, full and short.
const monthNames = [
  'january jan januar jän jänner janvier janv enero ene janeiro gennaio gen जनवरी জানুয়ারি ஜனவரி జనవరి',
  'february feb februar février févr fév febrero fevereiro fev febbraio फरवरी फ़रवरी ফেব্রুয়ারি பிப்ரவரி ఫిబ్రవరి',
  'march mar märz mär mrz mars marzo março मार्च মার্চ மார்ச் మార్చి',
  'april apr avril avr abril abr aprile अप्रैल এপ্রিল ஏப்ரல் ఏప్రిల్',
  'may mai mayo maio maggio mag मई মে மே మే',
  'june jun juni juin junio junho giugno giu जून জুন ஜூன் జూన్',
  'july jul juli juillet juil julio julho luglio lug जुलाई জুলাই ஜூலை జూలై',
  'august aug août aout agosto ago अगस्त আগস্ট ஆகஸ்ட் ఆగస్టు',
  'september sep sept septembre septiembre setembro set settembre सितंबर सितम्बर সেপ্টেম্বর செப்டம்பர் సెప్టెంబర్',
  'october oct oktober okt octobre octubre outubro out ottobre ott अक्टूबर अक्तूबर অক্টোবর அக்டோபர் అక్టోబర్',
  'november nov novembre noviembre novembro नवंबर नवम्बर নভেম্বর நவம்பர் నవంబర్',
  'december dec dezember dez décembre déc diciembre dic dezembro dicembre दिसंबर दिसम्बर ডিসেম্বর டிசம்பர் డిసెంబర్',
]

const numbers = new Map(
  monthNames.flatMap((names, index) =>
    names.split(' ').map(name => [name.normalize('NFC'), index + 1] as const),
  ),
)

/** 1 to 12 for a month's name in any of the languages, otherwise `null`. */
export function monthNumber(word: string): number | null {
  return numbers.get(word.normalize('NFC').toLowerCase()) ?? null
}
