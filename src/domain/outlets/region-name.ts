import { defaultLanguage, type Language, languages } from '../../text/language.ts'
import * as words from '../../words/regions.ts'

// The region of an outlet is free text. The states and territories of India, and countries, are known in each language of
// the interface, in whichever of them an editor wrote them; other regions, such as a city, stay as they were written.

const indian = `andhra_pradesh arunachal_pradesh assam bihar chhattisgarh goa gujarat haryana
  himachal_pradesh jharkhand karnataka kerala madhya_pradesh maharashtra manipur meghalaya mizoram
  nagaland odisha punjab rajasthan sikkim tamil_nadu telangana tripura uttar_pradesh uttarakhand
  west_bengal andaman_nicobar chandigarh dadra_daman delhi jammu_kashmir ladakh lakshadweep puducherry
  national international`.split(/\s+/)

export function regionName(written: string, language: Language): string {
  return listKnown().get(keyOf(written))?.(language) ?? written.trim()
}

/** The English name of a known region, under which its spellings in all languages are counted together. */
export function commonRegionName(written: string): string {
  return regionName(written, defaultLanguage)
}

type Named = (language: Language) => string

let known: ReadonlyMap<string, Named> | null = null

// Built at the first use: only few pages need it.
function listKnown(): ReadonlyMap<string, Named> {
  known ??= new Map([...countries(), ...indian.map(nameIndian)].flatMap(spell))
  return known
}

function nameIndian(region: string): Named {
  return language => words.name(language, { region })
}

/** The countries by the two letters of ISO 3166. */
function countries(): Named[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(first => letters.map(second => first + second))
  return codes.flatMap(code =>
    nameCountry(code, defaultLanguage) === code ? [] : language => nameCountry(code, language),
  )
}

const countryNames = new Map(
  languages.map(language => [language, new Intl.DisplayNames(language, { type: 'region' })]),
)

function nameCountry(code: string, language: Language): string {
  return countryNames.get(language)?.of(code) ?? code
}

function spell(named: Named): [string, Named][] {
  return languages.map(language => [keyOf(named(language)), named])
}

function keyOf(name: string): string {
  return name.normalize('NFC').replaceAll('&', ' and ').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}
