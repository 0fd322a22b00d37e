// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const withNextStep = (_: Language, { problem, nextStep }: { problem: string; nextStep: string }): string =>
  `${problem} ${nextStep}`

export const paywall = (_: Language): string =>
  `The article is behind a paywall. What the page says of it is filled in; check the description.`

export const login = (_: Language): string =>
  `The outlet asks for a login first. Open the page in your browser and fill in the rest.`

export const consent = (_: Language): string =>
  `The outlet asks for consent first and shows no article. Open the page in your browser and fill in the rest.`

export const botCheck = (_: Language): string =>
  `The outlet checks for robots and did not let us in. Open the page in your browser and fill in the rest.`

export const soft404 = (_: Language): string =>
  `The outlet says that there is no such page. Check the address.`

export const homePage = (_: Language): string =>
  `The address leads to the outlet’s front page. Check whether the article is still there.`

export const outOfOrder = (_: Language): string =>
  `The outlet’s server shows a fault instead of the article. Try again later, or fill in the fields by hand.`

export const leadsOn = (_: Language): string =>
  `The page only leads on to another one. Open it in your browser and paste the address where it ends.`

export const empty = (_: Language): string =>
  `The page shows nothing without its scripts. Fill in the rest by hand.`

export const pdf = (_: Language): string =>
  `This is a PDF, not a page. Fill in the title and the rest by hand.`

export const picture = (_: Language): string =>
  `This is a picture, not a page. Paste the address of the page that shows it.`

export const media = (_: Language): string =>
  `This is a video or sound file, not a page. Paste the address of the page that plays it.`

export const feed = (_: Language): string =>
  `This is a feed, not an article. Add it under Feeds, or paste the address of one article.`

export const data = (_: Language): string =>
  `This is data for programs, not a page. Paste the address of the article’s page.`

export const file = (_: Language): string =>
  `This is a file to download, not a page. Fill in the title and the rest by hand.`

export const tooComplex = (_: Language): string =>
  `The page is too large or too deep to be read. Fill in the fields by hand.`

export const crashedTheReader = (_: Language): string =>
  `The page crashed the program that reads pages. Fill in the fields by hand.`

export const checkAddress = (_: Language): string =>
  `Check the address.`

export const lookElsewhere = (_: Language): string =>
  `Look for the article elsewhere.`

export const openInBrowser = (_: Language): string =>
  `Open the page in your browser and fill in the fields by hand.`

export const tryInMinutes = (_: Language): string =>
  `Try again in a few minutes, or fill in the fields by hand.`

export const tryAgain = (_: Language): string =>
  `Try again, or fill in the fields by hand.`

export const fillByHand = (_: Language): string =>
  `Fill in the fields by hand, or try again.`
