// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const notAText = (_: Language): string =>
  `This is not a text`

export const titleRequired = (_: Language): string =>
  `Title is required`

export const urlRequired = (_: Language): string =>
  `URL is required`

export const sourceRequired = (_: Language): string =>
  `Source is required`

export const categoryRequired = (_: Language): string =>
  `Category is required`

export const nameRequired = (_: Language): string =>
  `Name is required`

export const slugRequired = (_: Language): string =>
  `Slug is required`

export const contentRequired = (_: Language): string =>
  `Content is required`

export const addressRequired = (_: Language): string =>
  `Address is required`

export const homePageRequired = (_: Language): string =>
  `Home page is required`

export const siteNameRequired = (_: Language): string =>
  `Site name is required`

export const badUrl = (_: Language): string =>
  `Please enter a valid URL`

export const badHomePage = (_: Language): string =>
  `Please enter a valid URL, such as https://outlet.example/`

export const badTime = (_: Language): string =>
  `Please enter a valid date and time`

export const badDate = (_: Language): string =>
  `Please enter a valid date`

export const badEmail = (_: Language): string =>
  `Please enter a valid email address`

export const badLanguage = (_: Language): string =>
  `Please enter a language code such as hi, ta or en-IN`

export const skippedHour = (_: Language): string =>
  `The clocks go forward over this time. Choose another`

export const badSlug = (_: Language): string =>
  `Slug should contain only lowercase letters, numbers, and hyphens`

export const orderNotANumber = (_: Language): string =>
  `Display order must be a number`

export const orderNotWhole = (_: Language): string =>
  `Display order must be a whole number`

export const orderTooSmall = (_: Language): string =>
  `Display order must be at least 0`

export const orderTooLarge = (_: Language): string =>
  `Display order must be at most 1000000`

export const longerThan = (language: Language, { most }: { most: number }): string =>
  `Use at most ${formatNumber(most, language)} characters`

export const noPublishing = (_: Language): string =>
  `Choose what happens to its entries`

export const noHost = (_: Language, { host }: { host: string }): string =>
  `"${host}" is not a host`

export const tooManyHosts = (language: Language, { most }: { most: number }): string =>
  `At most ${formatNumber(most, language)} hosts, please`

export const noLean = (_: Language): string =>
  `Choose where the outlet stands`

export const noName = (_: Language): string =>
  `Please enter a name`

export const badOwnerSource = (_: Language): string =>
  `Please enter an address that begins with https://`

export const noLeanSource = (_: Language): string =>
  `Say whose rating this is`

export const noLeanDay = (_: Language): string =>
  `Say when it was rated`

export const noLeanNote = (_: Language): string =>
  `Say why, in a few words`

export const noOwnerSource = (_: Language): string =>
  `Enter the address that names the owner`

export const noOwnerDay = (_: Language): string =>
  `Enter the day on which it was so`

export const badPicture = (_: Language): string =>
  `Enter an https address, or a path that begins with /`

export const badColor = (_: Language): string =>
  `Enter a colour as # and six digits or letters a to f, like #1a2b4a`

export const badPublisher = (_: Language): string =>
  `Enter pub- followed by 16 digits, or leave it empty`

export const badAdUnit = (_: Language): string =>
  `Enter the digits of data-ad-slot, or leave it empty`

export const contentTooLong = (_: Language): string =>
  `Content is longer than 300,000 characters`

export const contentTooDeep = (_: Language): string =>
  `Content is nested more than 100 levels deep`

export const contentTooManyTags = (_: Language): string =>
  `Content has more than 12,000 tags, attributes and pieces of text`

export const contentEmpty = (_: Language): string =>
  `Nothing of this content can be shown`

export const noFlag = (_: Language): string =>
  `It is neither true nor false`

export const noLanguageTag = (_: Language): string =>
  `It is no language tag like en or hi`

export const noPageType = (_: Language, { types }: { types: string }): string =>
  `It is none of ${types}`

export const noTime = (_: Language, { text }: { text: string }): string =>
  `“${text}” is no time like 2026-01-31T09:30:00Z`

export const inTheFuture = (_: Language): string =>
  `It lies in the future`
