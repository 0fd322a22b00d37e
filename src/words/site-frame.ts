// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const skip = (_: Language): string =>
  `Skip to the news`

export const sections = (_: Language): string =>
  `Sections`

export const about = (_: Language): string =>
  `About`

export const contact = (_: Language): string =>
  `Contact`

export const admin = (_: Language): string =>
  `Admin`

export const menu = (_: Language): string =>
  `Menu`

export const closeMenu = (_: Language): string =>
  `Close menu`

export const adminLogin = (_: Language): string =>
  `Admin Login`

export const testRoutes = (_: Language): string =>
  `Test Routes`

export const allCategories = (_: Language): string =>
  `All categories`

export const categories = (_: Language): string =>
  `Categories`

export const site = (_: Language): string =>
  `Site`

export const rights = (_: Language, { year, siteName }: { year: string; siteName: string }): string =>
  `© ${year} ${siteName}. All rights reserved.`

export const claim = (_: Language): string =>
  `Search engine optimized and advertising friendly.`

export const newTab = (_: Language): string =>
  `(opens in a new tab)`

export const renewing = (_: Language): string =>
  `Loading latest news...`

export const advertisement = (_: Language): string =>
  `Advertisement`

export const demo = (_: Language): string =>
  `Demo mode`

export const demoOpen = <Node,>(_: Language, { b }: { b: (text: string) => Node }): (string | Node)[] =>
  [b(`Demo mode:`), ` the account on the login page is open to anyone.`]

export const demoWithSamples = <Node,>(_: Language, { b }: { b: (text: string) => Node }): (string | Node)[] =>
  [b(`Demo mode:`), ` the account on the login page is open to anyone; the sample articles step aside when the first real one is published.`]

export const noContent = (_: Language): string =>
  `No content available.`

export const colours = (_: Language): string =>
  `Colours`

export const auto = (_: Language): string =>
  `Auto`

export const light = (_: Language): string =>
  `Light`

export const dark = (_: Language): string =>
  `Dark`
