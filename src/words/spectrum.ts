// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const heading = (language: Language): string =>
  language === 'hi' ? `किसने कवर किया` : language === 'ta' ? `எந்த ஊடகங்கள் எழுதின` : `Coverage by outlet`

export const howWeCount = (language: Language): string =>
  language === 'hi' ? `गिनती कैसे होती है` : language === 'ta' ? `எப்படிக் கணக்கிடுகிறோம்` : `How we count`

export const inNumbers = (language: Language, { covering, active }: { covering: number; active: number }): string =>
  language === 'hi' ? `${formatNumber(active, language)} में से ${formatNumber(covering, language)} सक्रिय संस्थानों की खबर यहाँ है: नाम और मालिक` : language === 'ta' ? `செயலில் உள்ள ${formatNumber(active, language)} ஊடகங்களில் ${formatNumber(covering, language)} இங்கு செய்தி வெளியிட்டுள்ளன: பெயர்களும் உரிமையாளர்களும்` : `${formatNumber(covering, language)} of ${formatNumber(active, language)} active outlets have an article here: names and owners`

export const ofWhom = (language: Language): string =>
  language === 'hi' ? `मालिक, भाषाएँ और क्षेत्र` : language === 'ta' ? `உரிமையாளர்கள், மொழிகள், பகுதிகள்` : `Owners, languages and regions`

export const ratedSide = (language: Language, { side }: { side: string }): string =>
  language === 'hi' ? `${side === 'left' ? `वामपंथी` : side === 'centre' ? `मध्यमार्गी` : `दक्षिणपंथी`}` : language === 'ta' ? `${side === 'left' ? `இடதுசாரி` : side === 'centre' ? `மையம்` : `வலதுசாரி`}` : `${side === 'left' ? `Rated left` : side === 'centre' ? `Rated centre` : `Rated right`}`

export const notRated = (language: Language): string =>
  language === 'hi' ? `रेटिंग नहीं` : language === 'ta' ? `மதிப்பீடு இல்லை` : `Not rated`

export const withArticle = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `जिनकी खबर यहाँ है: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थान` } })}` : language === 'ta' ? `இங்கு செய்தி உள்ளவை: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம்`, other: `${formatNumber(count, language)} ஊடகங்கள்` } })}` : `With an article here: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`

export const withoutArticle = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `सक्रिय, पर जिनकी खबर यहाँ नहीं है: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} संस्थान`, other: `${formatNumber(count, language)} संस्थान` } })}` : language === 'ta' ? `செயலில் இருந்தும் இங்கு செய்தி இல்லாதவை: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} ஊடகம்`, other: `${formatNumber(count, language)} ஊடகங்கள்` } })}` : `Active, without an article here: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`

export const ofActive = <Node,>(language: Language, { b, covering, active }: { b: (text: string) => Node; covering: number; active: number }): (string | Node)[] =>
  language === 'hi' ? [`${formatNumber(active, language)} सक्रिय संस्थानों में से `, b(`${formatNumber(covering, language)}`), ` की खबर यहाँ है।`] : language === 'ta' ? [`செயலில் உள்ள ${formatNumber(active, language)} ஊடகங்களில் `, b(`${formatNumber(covering, language)}`), ` இங்கு செய்தி தந்துள்ளன.`] : [b(`${formatNumber(covering, language)} of ${formatNumber(active, language)}`), ` active outlets have an article here.`]

export const activeLanguage = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `सिर्फ़ ${name} में खबर देने वाले संस्थान सक्रिय गिने गए हैं।` : language === 'ta' ? `${name} மொழியில் வெளியிடும் ஊடகங்கள் மட்டுமே செயலில் உள்ளவையாகக் கணக்கிடப்பட்டன.` : `Only outlets that publish in ${name} are counted as active.`

export const elsewhere = (language: Language, { count, names }: { count: number; names: string }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} और संस्थान ने`, other: `${formatNumber(count, language)} और संस्थानों ने` } })} इसे दूसरी भाषा या श्रेणी में कवर किया है: ${names}।` : language === 'ta' ? `வேறு மொழியில் அல்லது பிரிவில் ${pickPlural(language, { count, type: 'cardinal', forms: { one: `மேலும் ${formatNumber(count, language)} ஊடகம் இதைப் பற்றி எழுதியுள்ளது`, other: `மேலும் ${formatNumber(count, language)} ஊடகங்கள் இதைப் பற்றி எழுதியுள்ளன` } })}: ${names}.` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more outlet covers`, other: `${formatNumber(count, language)} more outlets cover` } })} it in another language or category: ${names}.`

export const blindOnLeft = <Node,>(language: Language, { b, covering, active, otherCovering, otherActive }: { b: (text: string) => Node; covering: number; active: number; otherCovering: number; otherActive: number }): (string | Node)[] =>
  language === 'hi' ? [b(`वामपंथी पक्ष में अनदेखी।`), ` वामपंथी रेटिंग वाले ${formatNumber(active, language)} सक्रिय संस्थानों में से ${formatNumber(covering, language)} की खबर यहाँ है; दक्षिणपंथी रेटिंग वाले ${formatNumber(otherActive, language)} में से ${formatNumber(otherCovering, language)} की।`] : language === 'ta' ? [b(`இடதுசாரி ஊடகங்கள் கவனிக்காதது.`), ` செயலில் உள்ள ${formatNumber(active, language)} இடதுசாரி ஊடகங்களில் ${formatNumber(covering, language)} இங்கு செய்தி தந்துள்ளன; ${formatNumber(otherActive, language)} வலதுசாரி ஊடகங்களில் ${formatNumber(otherCovering, language)}.`] : [b(`Blind spot on the left.`), ` ${formatNumber(covering, language)} of ${formatNumber(active, language)} active outlets rated left have an article here, and ${formatNumber(otherCovering, language)} of ${formatNumber(otherActive, language)} rated right.`]

export const blindOnRight = <Node,>(language: Language, { b, covering, active, otherCovering, otherActive }: { b: (text: string) => Node; covering: number; active: number; otherCovering: number; otherActive: number }): (string | Node)[] =>
  language === 'hi' ? [b(`दक्षिणपंथी पक्ष में अनदेखी।`), ` दक्षिणपंथी रेटिंग वाले ${formatNumber(active, language)} सक्रिय संस्थानों में से ${formatNumber(covering, language)} की खबर यहाँ है; वामपंथी रेटिंग वाले ${formatNumber(otherActive, language)} में से ${formatNumber(otherCovering, language)} की।`] : language === 'ta' ? [b(`வலதுசாரி ஊடகங்கள் கவனிக்காதது.`), ` செயலில் உள்ள ${formatNumber(active, language)} வலதுசாரி ஊடகங்களில் ${formatNumber(covering, language)} இங்கு செய்தி தந்துள்ளன; ${formatNumber(otherActive, language)} இடதுசாரி ஊடகங்களில் ${formatNumber(otherCovering, language)}.`] : [b(`Blind spot on the right.`), ` ${formatNumber(covering, language)} of ${formatNumber(active, language)} active outlets rated right have an article here, and ${formatNumber(otherCovering, language)} of ${formatNumber(otherActive, language)} rated left.`]

export const fraction = (language: Language, { covering, active }: { covering: number; active: number }): string =>
  language === 'hi' ? `${formatNumber(active, language)} में से ${formatNumber(covering, language)}` : language === 'ta' ? `${formatNumber(active, language)} இல் ${formatNumber(covering, language)}` : `${formatNumber(covering, language)} of ${formatNumber(active, language)}`

export const owners = (language: Language, { outlets, owners }: { outlets: number; owners: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} संस्थान`, other: `${formatNumber(outlets, language)} संस्थान` } })}, ${pickPlural(language, { count: owners, type: 'cardinal', forms: { one: `${formatNumber(owners, language)} मालिक`, other: `${formatNumber(owners, language)} मालिक` } })}` : language === 'ta' ? `${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} ஊடகம்`, other: `${formatNumber(outlets, language)} ஊடகங்கள்` } })}, ${pickPlural(language, { count: owners, type: 'cardinal', forms: { one: `${formatNumber(owners, language)} உரிமையாளர்`, other: `${formatNumber(owners, language)} உரிமையாளர்கள்` } })}` : `${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} outlet`, other: `${formatNumber(outlets, language)} outlets` } })} of ${pickPlural(language, { count: owners, type: 'cardinal', forms: { one: `${formatNumber(owners, language)} owner`, other: `${formatNumber(owners, language)} owners` } })}`

export const ownersOfSome = (language: Language, { outlets, owners, unknown }: { outlets: number; owners: number; unknown: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} संस्थान`, other: `${formatNumber(outlets, language)} संस्थान` } })}, ${pickPlural(language, { count: owners, type: 'cardinal', forms: { one: `${formatNumber(owners, language)} मालिक`, other: `${formatNumber(owners, language)} मालिक` } })}; ${formatNumber(unknown, language)} के मालिक की जानकारी नहीं` : language === 'ta' ? `${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} ஊடகம்`, other: `${formatNumber(outlets, language)} ஊடகங்கள்` } })}, ${pickPlural(language, { count: owners, type: 'cardinal', forms: { one: `${formatNumber(owners, language)} உரிமையாளர்`, other: `${formatNumber(owners, language)} உரிமையாளர்கள்` } })}; ${formatNumber(unknown, language)} ஊடகங்களின் உரிமையாளர் தெரியவில்லை` : `${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} outlet`, other: `${formatNumber(outlets, language)} outlets` } })} of ${pickPlural(language, { count: owners, type: 'cardinal', forms: { one: `${formatNumber(owners, language)} owner`, other: `${formatNumber(owners, language)} owners` } })}, and ${formatNumber(unknown, language)} whose owner is not recorded`

export const ownerUnknown = (language: Language): string =>
  language === 'hi' ? `मालिक की जानकारी नहीं` : language === 'ta' ? `உரிமையாளர் தெரியவில்லை` : `Owner not recorded`

export const moreOwners = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `और ${formatNumber(count, language)} अन्य` : language === 'ta' ? `மேலும் ${formatNumber(count, language)}` : `and ${formatNumber(count, language)} more`

export const languages = (language: Language, { shares }: { shares: string }): string =>
  language === 'hi' ? `भाषाएँ: ${shares}` : language === 'ta' ? `மொழிகள்: ${shares}` : `Languages: ${shares}`

export const regions = (language: Language, { shares }: { shares: string }): string =>
  language === 'hi' ? `क्षेत्र: ${shares}` : language === 'ta' ? `பகுதிகள்: ${shares}` : `Regions: ${shares}`

export const share = (language: Language, { name, count }: { name: string; count: number }): string =>
  language === 'hi' ? `${name} (${formatNumber(count, language)})` : language === 'ta' ? `${name} (${formatNumber(count, language)})` : `${name} (${formatNumber(count, language)})`

export const notStated = (language: Language): string =>
  language === 'hi' ? `जानकारी नहीं` : language === 'ta' ? `தகவல் இல்லை` : `not stated`

export const namesAndMore = (language: Language, { names, count }: { names: string; count: number }): string =>
  language === 'hi' ? `${names} और ${formatNumber(count, language)} अन्य` : language === 'ta' ? `${names}, மேலும் ${formatNumber(count, language)}` : `${names} and ${formatNumber(count, language)} more`

export const leanLeftOutlet = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} (वामपंथ की ओर झुकाव)` : language === 'ta' ? `${name} (இடதுசாரிச் சாய்வு)` : `${name} (lean left)`

export const leanRightOutlet = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} (दक्षिणपंथ की ओर झुकाव)` : language === 'ta' ? `${name} (வலதுசாரிச் சாய்வு)` : `${name} (lean right)`
