// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const queue = (_: Language): string =>
  `Queue`

export const frontPage = (_: Language): string =>
  `Front page`

export const front = (_: Language): string =>
  `Front`

export const stories = (_: Language): string =>
  `Stories`

export const dashboard = (_: Language): string =>
  `Dashboard`

export const newsLinks = (_: Language): string =>
  `News Links`

export const news = (_: Language): string =>
  `News`

export const categories = (_: Language): string =>
  `Categories`

export const outlets = (_: Language): string =>
  `Outlets`

export const feeds = (_: Language): string =>
  `Feeds`

export const siteLinks = (_: Language): string =>
  `Site Links`

export const sitePages = (_: Language): string =>
  `Pages`

export const settings = (_: Language): string =>
  `Settings`

export const corrections = (_: Language): string =>
  `Corrections`

export const activity = (_: Language): string =>
  `Activity`

export const bin = (_: Language): string =>
  `Bin`

export const skip = (_: Language): string =>
  `Skip to content`

export const admin = (_: Language): string =>
  `Admin`

export const objections = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: ` objection`, other: ` objections` } })}`

export const loading = (_: Language): string =>
  `Loading...`

export const loadingSiteLinks = (_: Language): string =>
  `Loading site links...`

export const keys = (_: Language): string =>
  `Keys`

export const newsFailed = (_: Language): string =>
  `Failed to load news data`

export const siteLinksFailed = (_: Language): string =>
  `Failed to load site links`

export const siteLinkFailed = (_: Language): string =>
  `Failed to load site link`

export const pageFailed = (_: Language): string =>
  `This page could not be loaded`

export const pageFailedHint = (_: Language): string =>
  `The server could not be reached, or something went wrong on its side. What you typed is kept in this tab.`

export const tryAgain = (_: Language): string =>
  `Try again`

export const myAccount = (_: Language): string =>
  `My Account`

export const myAccountOf = (_: Language, { initials }: { initials: string }): string =>
  `My Account: ${initials}`

export const passwordAndSessions = (_: Language): string =>
  `Password and sessions`

export const viewSite = (_: Language): string =>
  `View the site`

export const logOut = (_: Language): string =>
  `Log out`

export const signIn = (_: Language): string =>
  `Sign in`

export const goTo = (_: Language, { place }: { place: string }): string =>
  `Go to ${place}`

export const addNewsLink = (_: Language): string =>
  `Add a news link`

export const thisSheet = (_: Language): string =>
  `This sheet`

export const search = (_: Language): string =>
  `Search`
