// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const sameAddress = (_: Language): string =>
  `same address`

export const sameAddressChanged = (_: Language, { changes }: { changes: string }): string =>
  `same address: ${changes}`

export const sameAddressAfterDropping = (_: Language, { parameters }: { parameters: string }): string =>
  `same address after dropping ${parameters}`

export const sameAddressAfterDroppingChanged = (_: Language, { parameters, changes }: { parameters: string; changes: string }): string =>
  `same address after dropping ${parameters}, ${changes}`

export const rejectedAlready = (_: Language): string =>
  `rejected already`

export const deletedAlready = (_: Language): string =>
  `deleted already`

export const heldByHeadline = (_: Language, { rule, distance }: { rule: string; distance: string }): string =>
  `${rule === 'headline' ? `same headline` : rule === 'wording' ? `nearly the same headline` : `same text under another headline`} from the same outlet ${distance}`

export const groupedByHeadline = (_: Language, { rule, outlet, distance }: { rule: string; outlet: string; distance: string }): string =>
  `${rule === 'headline' ? `same headline` : rule === 'wording' ? `nearly the same headline` : `same agency text`} as in ${outlet} ${distance}`

export const turnedDownAlready = (_: Language, { reason }: { reason: string }): string =>
  `${reason}, turned down already`

export const atTheSameTime = (_: Language): string =>
  `at the same time`

export const minutesApart = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { '=3': `three minutes`, '=4': `four minutes`, '=5': `five minutes`, '=6': `six minutes`, '=7': `seven minutes`, '=8': `eight minutes`, '=9': `nine minutes`, '=10': `ten minutes`, '=11': `eleven minutes`, '=12': `twelve minutes`, one: `${formatNumber(count, language)} minute`, other: `${formatNumber(count, language)} minutes` } })} apart`

export const hoursApart = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { '=2': `two hours`, '=3': `three hours`, '=4': `four hours`, '=5': `five hours`, '=6': `six hours`, '=7': `seven hours`, '=8': `eight hours`, '=9': `nine hours`, '=10': `ten hours`, '=11': `eleven hours`, '=12': `twelve hours`, one: `${formatNumber(count, language)} hour`, other: `${formatNumber(count, language)} hours` } })} apart`

export const daysApart = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { '=2': `two days`, '=3': `three days`, '=4': `four days`, '=5': `five days`, '=6': `six days`, '=7': `seven days`, '=8': `eight days`, '=9': `nine days`, '=10': `ten days`, '=11': `eleven days`, '=12': `twelve days`, one: `${formatNumber(count, language)} day`, other: `${formatNumber(count, language)} days` } })} apart`

export const byRule = (_: Language, { name }: { name: string }): string =>
  `By the rule “${name}”`

export const withoutLink = (_: Language): string =>
  `without a link`

export const withBadLink = (_: Language): string =>
  `with a link that is no web address`

export const withoutTitle = (_: Language): string =>
  `without a title or a text`

export const unpublishedUnreadable = (_: Language): string =>
  `Not published as scheduled: what was typed could not be read any more`

export const unpublishedTakenDown = (_: Language): string =>
  `Not published as scheduled: the time to take it down had passed as well`

export const unpublishedCategoryGone = (_: Language): string =>
  `Not published as scheduled: its category is gone`

export const leadsThere = (_: Language, { why }: { why: string }): string =>
  `this address leads there; ${why}`
