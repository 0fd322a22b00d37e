// Chooses the time zone for dates that have none. Read as UTC, an article from an evening in India would be of the next day, and
// one from this morning ahead; read as India's time, a foreign article would be hours too early.

/** Time zones of countries that have one, or one that covers nearly all of their outlets. */
const zoneOfCountry = readTable(`
  Asia in:Kolkata lk:Colombo np:Kathmandu bd:Dhaka pk:Karachi af:Kabul bt:Thimphu jp:Tokyo kr:Seoul cn:Shanghai tw:Taipei
  Asia hk:Hong_Kong mo:Macau sg:Singapore my:Kuala_Lumpur th:Bangkok vn:Ho_Chi_Minh ph:Manila id:Jakarta mm:Yangon
  Asia kh:Phnom_Penh ae:Dubai om:Muscat sa:Riyadh qa:Qatar kw:Kuwait bh:Bahrain ir:Tehran iq:Baghdad il:Jerusalem jo:Amman
  Asia lb:Beirut sy:Damascus ye:Aden uz:Tashkent kz:Almaty kg:Bishkek ge:Tbilisi az:Baku am:Yerevan cy:Nicosia
  Europe uk:London gb:London ie:Dublin fr:Paris de:Berlin at:Vienna ch:Zurich it:Rome es:Madrid pt:Lisbon nl:Amsterdam
  Europe be:Brussels lu:Luxembourg mt:Malta dk:Copenhagen se:Stockholm no:Oslo fi:Helsinki ee:Tallinn lv:Riga lt:Vilnius
  Europe pl:Warsaw cz:Prague sk:Bratislava hu:Budapest ro:Bucharest md:Chisinau bg:Sofia gr:Athens hr:Zagreb rs:Belgrade
  Europe si:Ljubljana ba:Sarajevo mk:Skopje al:Tirane tr:Istanbul ua:Kyiv by:Minsk ru:Moscow
  Africa za:Johannesburg ng:Lagos ke:Nairobi eg:Cairo gh:Accra et:Addis_Ababa tz:Dar_es_Salaam ug:Kampala zw:Harare
  Africa zm:Lusaka ma:Casablanca dz:Algiers tn:Tunis sn:Dakar ci:Abidjan cm:Douala
  America ar:Buenos_Aires br:Sao_Paulo cl:Santiago co:Bogota pe:Lima ve:Caracas uy:Montevideo py:Asuncion bo:La_Paz
  America ec:Guayaquil mx:Mexico_City cu:Havana gt:Guatemala cr:Costa_Rica pa:Panama do:Santo_Domingo pr:Puerto_Rico
  Pacific nz:Auckland fj:Fiji
  Indian mv:Maldives mu:Mauritius`)

/** Country domains that anybody can register. */
const isGenericCountryCode = /^(?:ai|cc|co|fm|gg|io|is|la|ly|me|to|tv|ws)$/

/** Internationalized domains of India, such as "https://outlet.भारत", in the punycode of addresses. */
const isIndiaInScripts =
  /^xn--(?:h2brj9c|h2breg3eve|h2brj9c8c|45brj9c|45br5cyl|fpcrj9c3d|gecrj9c|s9brj9c|xkc2dl3a5ee0h|mgbbh1a|mgbbh1a71e|2scrj9c|3hcrj9c|rvc1e0am3e)$/

/** The country of languages whose tag does not name one; languages of many countries are left out. */
const countryOfLanguage = new Map(
  `as:in bho:in bn:in brx:in doi:in gu:in hi:in kn:in kok:in ks:in mai:in ml:in mni:in mr:in or:in pa:in sa:in sat:in sd:in
  ta:in te:in ur:in ne:np si:lk dz:bt my:mm km:kh th:th vi:vn id:id ms:my fil:ph tl:ph ja:jp ko:kr zh:cn fa:ir he:il iw:il
  tr:tr az:az ka:ge hy:am uz:uz de:de fr:fr it:it nl:nl ca:es eu:es gl:es da:dk sv:se fi:fi et:ee no:no nb:no nn:no lv:lv
  lt:lt pl:pl cs:cz sk:sk hu:hu ro:ro bg:bg el:gr hr:hr sr:rs bs:ba sl:si mk:mk sq:al uk:ua ru:ru be:by af:za`
    .split(/\s+/)
    .map(pairOf),
)

/** Outlets that could be from anywhere are assumed to be Indian, Chowk's home market. */
const homeZone = 'Asia/Kolkata'

type Outlet = { host: string; language: string }

/** An outlet's country, two lower-case letters: by its host, else its tag's region, else its language; `null` for English on `.com`. */
export function outletCountry({ host, language }: Outlet): string | null {
  const end = host.toLowerCase().split('.').at(-1) ?? ''
  if (isIndiaInScripts.test(end)) return 'in'
  if (/^[a-z]{2}$/.test(end) && !isGenericCountryCode.test(end)) return end
  const [name = '', ...parts] = language.trim().toLowerCase().split(/[-_]/)
  const country = parts.find(part => /^[a-z]{2}$/.test(part))
  // "en-US" is only a software default.
  if (country !== undefined && !(name === 'en' && country === 'us')) return country
  return countryOfLanguage.get(name) ?? null
}

/** The IANA name of a country's time zone; `null` if the country has several or is unknown. */
export function countryZone(country: string | null): string | null {
  return (country && zoneOfCountry.get(country)) || null
}

/** The zone for a feed that declares none. Unknown outlets get the home zone, so that their entries keep their order. */
export function feedZone(outlet: Outlet): string {
  const country = outletCountry(outlet)
  const isAnywhere = country === null && /^(?:en|und)?(?:[-_]|$)/i.test(outlet.language.trim())
  return isAnywhere ? homeZone : (countryZone(country) ?? 'UTC')
}

// Each line starts with the area of its cities.
function readTable(lines: string): Map<string, string> {
  const rows = lines.trim().split('\n')
  return new Map(
    rows.flatMap(row => {
      const [area = '', ...pairs] = row.trim().split(' ')
      return pairs.map(pairOf).map(([country, city]): [string, string] => [country, `${area}/${city}`])
    }),
  )
}

function pairOf(text: string): [string, string] {
  const [key = '', value = ''] = text.split(':')
  return [key, value]
}
