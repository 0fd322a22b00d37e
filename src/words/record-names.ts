// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const newsLink = (_: Language): string =>
  `News link`

export const category = (_: Language): string =>
  `Category`

export const sitePage = (_: Language): string =>
  `Site page`

export const scheduledPage = (_: Language): string =>
  `Scheduled page`

export const settings = (_: Language): string =>
  `Settings`

export const entry = (_: Language): string =>
  `Entry`

export const rule = (_: Language): string =>
  `Rule`

export const outlet = (_: Language): string =>
  `Outlet`

export const feed = (_: Language): string =>
  `Feed`

export const pin = (_: Language): string =>
  `Place of the front page`

export const anImport = (_: Language): string =>
  `Import`

export const correction = (_: Language): string =>
  `Correction`

export const exception = (_: Language): string =>
  `Not a duplicate`

export const story = (_: Language): string =>
  `Story`

export const storyLink = (_: Language): string =>
  `Place in a story`

export const constraint = (_: Language): string =>
  `Decision about two articles`

export const proposal = (_: Language): string =>
  `Proposal`

export const count = (language: Language, { table, count }: { table: string; count: number }): string =>
  `${table === 'news_links' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news link`, other: `${formatNumber(count, language)} news links` } })}` : table === 'categories' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} category`, other: `${formatNumber(count, language)} categories` } })}` : table === 'site_links' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} site page`, other: `${formatNumber(count, language)} site pages` } })}` : table === 'scheduled_pages' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} scheduled page`, other: `${formatNumber(count, language)} scheduled pages` } })}` : table === 'settings' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} settings`, other: `${formatNumber(count, language)} settings` } })}` : table === 'entries' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} entry`, other: `${formatNumber(count, language)} entries` } })}` : table === 'rules' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} rule`, other: `${formatNumber(count, language)} rules` } })}` : table === 'outlets' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}` : table === 'feeds' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}` : table === 'pins' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} place of the front page`, other: `${formatNumber(count, language)} places of the front page` } })}` : table === 'imports' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} import`, other: `${formatNumber(count, language)} imports` } })}` : table === 'corrections' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} correction`, other: `${formatNumber(count, language)} corrections` } })}` : table === 'duplicate_exceptions' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} exception`, other: `${formatNumber(count, language)} exceptions` } })}` : table === 'stories' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} story`, other: `${formatNumber(count, language)} stories` } })}` : table === 'story_links' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} place`, other: `${formatNumber(count, language)} places` } })}` : table === 'story_constraints' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} decision about two articles`, other: `${formatNumber(count, language)} decisions about two articles` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} proposal`, other: `${formatNumber(count, language)} proposals` } })}`}`

export const more = (language: Language, { table, count }: { table: string; count: number }): string =>
  `${table === 'news_links' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more news link`, other: `${formatNumber(count, language)} more news links` } })}` : table === 'categories' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more category`, other: `${formatNumber(count, language)} more categories` } })}` : table === 'site_links' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more site page`, other: `${formatNumber(count, language)} more site pages` } })}` : table === 'scheduled_pages' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more scheduled page`, other: `${formatNumber(count, language)} more scheduled pages` } })}` : table === 'settings' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more settings`, other: `${formatNumber(count, language)} more settings` } })}` : table === 'entries' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more entry`, other: `${formatNumber(count, language)} more entries` } })}` : table === 'rules' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more rule`, other: `${formatNumber(count, language)} more rules` } })}` : table === 'outlets' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more outlet`, other: `${formatNumber(count, language)} more outlets` } })}` : table === 'feeds' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more feed`, other: `${formatNumber(count, language)} more feeds` } })}` : table === 'pins' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more place of the front page`, other: `${formatNumber(count, language)} more places of the front page` } })}` : table === 'imports' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more import`, other: `${formatNumber(count, language)} more imports` } })}` : table === 'corrections' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more correction`, other: `${formatNumber(count, language)} more corrections` } })}` : table === 'duplicate_exceptions' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more exception`, other: `${formatNumber(count, language)} more exceptions` } })}` : table === 'stories' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more story`, other: `${formatNumber(count, language)} more stories` } })}` : table === 'story_links' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more place`, other: `${formatNumber(count, language)} more places` } })}` : table === 'story_constraints' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more decision about two articles`, other: `${formatNumber(count, language)} more decisions about two articles` } })}` : `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more proposal`, other: `${formatNumber(count, language)} more proposals` } })}`}`
