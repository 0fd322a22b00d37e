// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const malformed = (_: Language): string =>
  `This address is not valid`

export const malformedAdvice = (_: Language): string =>
  `Check it, or start again from the front page.`

export const notSignedIn = (_: Language): string =>
  `This is for editors`

export const notSignedInAdvice = (_: Language): string =>
  `Sign in and try again.`

export const crossSite = (_: Language): string =>
  `Another site sent you here`

export const crossSiteAdvice = (_: Language): string =>
  `Nothing was changed. Open the page yourself, at the site’s own address, and try again.`

export const notFound = (_: Language): string =>
  `There is nothing at this address`

export const notFoundAdvice = (_: Language): string =>
  `Check it, or start again from the front page.`

export const notAllowed = (_: Language): string =>
  `This can only be read`

export const notAllowedAdvice = (_: Language): string =>
  `Nothing was changed.`

export const tooSlow = (_: Language): string =>
  `That took too long`

export const tooSlowAdvice = (_: Language): string =>
  `Please try again.`

export const noLength = (_: Language): string =>
  `Your browser did not say how much it sends`

export const noLengthAdvice = (_: Language): string =>
  `Nothing was changed. Please try again.`

export const tooLarge = (_: Language): string =>
  `That is too much at once`

export const tooLargeAdvice = (_: Language): string =>
  `Send less in one go.`

export const tooLong = (_: Language): string =>
  `This address is too long`

export const tooLongAdvice = (_: Language): string =>
  `Use a shorter one.`

export const headersTooLarge = (_: Language): string =>
  `Your browser sent too much`

export const headersTooLargeAdvice = (_: Language): string =>
  `Remove the cookies of this site and try again.`

export const failed = (_: Language): string =>
  `Something went wrong on our side`

export const failedAdvice = (_: Language): string =>
  `We have made a note of it. Please try again in a minute.`

export const databaseAway = (_: Language): string =>
  `The news is out of reach for a moment`

export const databaseAwayAdvice = (_: Language): string =>
  `Please try again in a minute.`

export const diskFull = (_: Language): string =>
  `Nothing can be saved: the disk of the server is full`

export const diskFullAdvice = (_: Language): string =>
  `Nothing was changed. Whoever runs this site makes room on the disk; then it works again by itself.`

export const restoring = (_: Language): string =>
  `Nothing can be saved: a backup is being restored`

export const restoringAdvice = (_: Language): string =>
  `Nothing was changed. Go back: what you typed is still in the form. Try again in a few minutes; everything that is saved before the restore ends would be lost.`

export const manySearches = (_: Language): string =>
  `Many people are searching right now`

export const manySearchesAdvice = (_: Language): string =>
  `Please try the same search again in a few seconds. All other pages work as usual.`

export const tooBusy = (_: Language): string =>
  `Many people are reading right now`

export const tooBusyAdvice = (_: Language): string =>
  `Please try again in a minute.`

export const toFrontPage = (_: Language): string =>
  `Go to the front page`

export const failedTitle = (_: Language): string =>
  `Something went wrong`
