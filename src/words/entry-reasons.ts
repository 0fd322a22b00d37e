// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const sameAddress = (language: Language): string =>
  language === 'hi' ? `एक ही पता` : `same address`

export const sameAddressChanged = (language: Language, { changes }: { changes: string }): string =>
  language === 'hi' ? `एक ही पता: ${changes}` : `same address: ${changes}`

export const sameAddressAfterDropping = (language: Language, { parameters }: { parameters: string }): string =>
  language === 'hi' ? `${parameters} हटाने पर एक ही पता` : `same address after dropping ${parameters}`

export const sameAddressAfterDroppingChanged = (language: Language, { parameters, changes }: { parameters: string; changes: string }): string =>
  language === 'hi' ? `${parameters} हटाने पर एक ही पता, ${changes}` : `same address after dropping ${parameters}, ${changes}`

export const rejectedAlready = (language: Language): string =>
  language === 'hi' ? `पहले ही अस्वीकार की जा चुकी` : `already rejected`

export const deletedAlready = (language: Language): string =>
  language === 'hi' ? `पहले ही हटाई जा चुकी` : `already deleted`

export const heldByHeadline = (language: Language, { rule, distance }: { rule: string; distance: string }): string =>
  language === 'hi' ? `${rule === 'headline' ? `एक ही शीर्षक` : rule === 'wording' ? `लगभग एक ही शीर्षक` : `अलग शीर्षक के साथ एक ही पाठ`}, उसी संस्थान से, ${distance}` : `${rule === 'headline' ? `same headline` : rule === 'wording' ? `nearly the same headline` : `same text under another headline`} from the same outlet ${distance}`

export const groupedByHeadline = (language: Language, { rule, outlet, distance }: { rule: string; outlet: string; distance: string }): string =>
  language === 'hi' ? `${rule === 'headline' ? `वही शीर्षक` : rule === 'wording' ? `लगभग वही शीर्षक` : `एजेंसी की वही खबर`} जो ${outlet} में है, ${distance}` : `${rule === 'headline' ? `same headline` : rule === 'wording' ? `nearly the same headline` : `same agency text`} as in ${outlet} ${distance}`

export const turnedDownAlready = (language: Language, { reason }: { reason: string }): string =>
  language === 'hi' ? `${reason}, पहले ही अस्वीकृत` : `${reason}, already rejected`

export const atTheSameTime = (language: Language): string =>
  language === 'hi' ? `एक ही समय पर` : `at the same time`

export const minutesApart = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { '=3': `तीन मिनट`, '=4': `चार मिनट`, '=5': `पाँच मिनट`, '=6': `छह मिनट`, '=7': `सात मिनट`, '=8': `आठ मिनट`, '=9': `नौ मिनट`, '=10': `दस मिनट`, '=11': `ग्यारह मिनट`, '=12': `बारह मिनट`, one: `${formatNumber(count, language)} मिनट`, other: `${formatNumber(count, language)} मिनट` } })} के अंतर से` : `${pickPlural(language, { count, type: 'cardinal', forms: { '=3': `three minutes`, '=4': `four minutes`, '=5': `five minutes`, '=6': `six minutes`, '=7': `seven minutes`, '=8': `eight minutes`, '=9': `nine minutes`, '=10': `ten minutes`, '=11': `eleven minutes`, '=12': `twelve minutes`, one: `${formatNumber(count, language)} minute`, other: `${formatNumber(count, language)} minutes` } })} apart`

export const hoursApart = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { '=2': `दो घंटे`, '=3': `तीन घंटे`, '=4': `चार घंटे`, '=5': `पाँच घंटे`, '=6': `छह घंटे`, '=7': `सात घंटे`, '=8': `आठ घंटे`, '=9': `नौ घंटे`, '=10': `दस घंटे`, '=11': `ग्यारह घंटे`, '=12': `बारह घंटे`, one: `${formatNumber(count, language)} घंटे`, other: `${formatNumber(count, language)} घंटे` } })} के अंतर से` : `${pickPlural(language, { count, type: 'cardinal', forms: { '=2': `two hours`, '=3': `three hours`, '=4': `four hours`, '=5': `five hours`, '=6': `six hours`, '=7': `seven hours`, '=8': `eight hours`, '=9': `nine hours`, '=10': `ten hours`, '=11': `eleven hours`, '=12': `twelve hours`, one: `${formatNumber(count, language)} hour`, other: `${formatNumber(count, language)} hours` } })} apart`

export const daysApart = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { '=2': `दो दिन`, '=3': `तीन दिन`, '=4': `चार दिन`, '=5': `पाँच दिन`, '=6': `छह दिन`, '=7': `सात दिन`, '=8': `आठ दिन`, '=9': `नौ दिन`, '=10': `दस दिन`, '=11': `ग्यारह दिन`, '=12': `बारह दिन`, one: `${formatNumber(count, language)} दिन`, other: `${formatNumber(count, language)} दिन` } })} के अंतर से` : `${pickPlural(language, { count, type: 'cardinal', forms: { '=2': `two days`, '=3': `three days`, '=4': `four days`, '=5': `five days`, '=6': `six days`, '=7': `seven days`, '=8': `eight days`, '=9': `nine days`, '=10': `ten days`, '=11': `eleven days`, '=12': `twelve days`, one: `${formatNumber(count, language)} day`, other: `${formatNumber(count, language)} days` } })} apart`

export const byRule = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `नियम “${name}” से` : `By the rule “${name}”`

export const withoutLink = (language: Language): string =>
  language === 'hi' ? `लिंक नहीं है` : `without a link`

export const withBadLink = (language: Language): string =>
  language === 'hi' ? `लिंक कोई वेब पता नहीं है` : `with a link that is not a web address`

export const withoutTitle = (language: Language): string =>
  language === 'hi' ? `न शीर्षक है, न पाठ` : `without a title or a text`

export const unpublishedUnreadable = (language: Language): string =>
  language === 'hi' ? `तय समय पर प्रकाशित नहीं हुई: सहेजा गया फ़ॉर्म पढ़ा नहीं जा सका` : `Not published as scheduled: the saved form could not be read`

export const unpublishedTakenDown = (language: Language): string =>
  language === 'hi' ? `तय समय पर प्रकाशित नहीं हुई: हटाने का समय भी बीत चुका था` : `Not published as scheduled: its take-down time had already passed`

export const unpublishedCategoryGone = (language: Language): string =>
  language === 'hi' ? `तय समय पर प्रकाशित नहीं हुई: इसकी श्रेणी हटा दी गई है` : `Not published as scheduled: its category was deleted`

export const leadsThere = (language: Language, { why }: { why: string }): string =>
  language === 'hi' ? `यह पता वहीं ले जाता है; ${why}` : `this address redirects there; ${why}`
