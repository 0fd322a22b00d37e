// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const malformed = (_: Language): string =>
  `The request is malformed`

export const malformedDetail = (_: Language): string =>
  `Check the address and its escapes.`

export const invalid = (_: Language): string =>
  `Some parameters or fields are wrong`

export const invalidDetail = (_: Language): string =>
  `The list of errors names each of them. Nothing was changed.`

export const malformedJson = (_: Language): string =>
  `The body is not JSON`

export const malformedJsonDetail = (_: Language): string =>
  `Send one JSON object in UTF-8. Nothing was changed.`

export const tokenInQuery = (_: Language): string =>
  `The address contains a token`

export const tokenInQueryDetail = (_: Language): string =>
  `Addresses are kept in logs and histories. Revoke this token, create a new one, and send it in the Authorization header.`

export const noToken = (_: Language): string =>
  `This request needs a token`

export const noTokenDetail = (_: Language): string =>
  `Send one in the Authorization header: Bearer chowk_… You create tokens on the page My Account.`

export const badToken = (_: Language): string =>
  `The token is not valid`

export const badTokenDetail = (_: Language): string =>
  `It is wrong, expired or revoked, or its account may no longer sign in. Create a new one on the page My Account.`

export const crossSite = (_: Language): string =>
  `This request came from a page of another site`

export const crossSiteDetail = (_: Language): string =>
  `Nothing was changed. Write from your own server, not from a page in a browser.`

export const missingScope = (_: Language): string =>
  `The token lacks a scope`

export const missingScopeDetail = (_: Language): string =>
  `Create a token with the scope that the description of this endpoint names.`

export const roleTooLow = (_: Language): string =>
  `The account may not do this`

export const roleTooLowDetail = (_: Language): string =>
  `The role of the account does not allow it, whatever the scopes of its token.`

export const secondFactorNeeded = (_: Language): string =>
  `The account must set up a second factor`

export const secondFactorNeededDetail = (_: Language): string =>
  `This site requires two-step sign-in or a passkey. The token works again once its account has one of them.`

export const tipsOff = (_: Language): string =>
  `This site does not accept tips`

export const tipsOffDetail = (_: Language): string =>
  `An administrator can turn tips on in the settings.`

export const notFound = (_: Language): string =>
  `There is nothing at this address`

export const notFoundDetail = (_: Language): string =>
  `It may have been removed. Check the identifier and the path.`

export const notAllowed = (_: Language): string =>
  `The method is not allowed here`

export const notAllowedDetail = (_: Language): string =>
  `The Allow header names the methods of this address. Nothing was changed.`

export const tooSlow = (_: Language): string =>
  `The request took too long`

export const tooSlowDetail = (_: Language): string =>
  `Please send it again.`

export const duplicate = (_: Language): string =>
  `This article is already published`

export const duplicateDetail = (_: Language): string =>
  `Each article has one link. The response names the existing one, so a repeated request needs no further action.`

export const changed = (_: Language): string =>
  `The entry has changed since this version`

export const changedDetail = (_: Language): string =>
  `Nothing was changed. Read the entry as it is now and decide again with its version.`

export const decided = (_: Language): string =>
  `The entry was already decided`

export const decidedDetail = (_: Language): string =>
  `Nothing was changed. The response contains the entry as it is now.`

export const publishedAlready = (_: Language): string =>
  `The article of this entry is already published`

export const publishedAlreadyDetail = (_: Language): string =>
  `The entry left the queue as a duplicate of the published link.`

export const noLength = (_: Language): string =>
  `The request does not say how long its body is`

export const noLengthDetail = (_: Language): string =>
  `Send a Content-Length header. Nothing was changed.`

export const tooLarge = (_: Language): string =>
  `The body is too large`

export const tooLargeDetail = (_: Language): string =>
  `Send at most 32 KB. Nothing was changed.`

export const tooLong = (_: Language): string =>
  `The address is too long`

export const tooLongDetail = (_: Language): string =>
  `Use at most 4,096 characters.`

export const notJson = (_: Language): string =>
  `The body has the wrong media type`

export const notJsonDetail = (_: Language): string =>
  `Send Content-Type: application/json in UTF-8.`

export const incomplete = (_: Language): string =>
  `The entry lacks something that a link needs`

export const incompleteDetail = (_: Language): string =>
  `The list of errors names it. Complete the entry in the queue, then publish it.`

export const tooManyRequests = (_: Language): string =>
  `Too many requests`

export const tooManyRequestsDetail = (_: Language): string =>
  `Wait as many seconds as the Retry-After header says.`

export const headersTooLarge = (_: Language): string =>
  `The headers are too large`

export const headersTooLargeDetail = (_: Language): string =>
  `Send fewer or shorter headers.`

export const failed = (_: Language): string =>
  `Something went wrong on our side`

export const failedDetail = (_: Language): string =>
  `The error was logged. Please try again in a minute.`

export const databaseAway = (_: Language): string =>
  `The database is unavailable for a moment`

export const databaseAwayDetail = (_: Language): string =>
  `Please try again in a minute.`

export const diskFull = (_: Language): string =>
  `Nothing can be saved: the disk of the server is full`

export const diskFullDetail = (_: Language): string =>
  `Nothing was changed. Try again when the administrator has freed space.`

export const restoring = (_: Language): string =>
  `Nothing can be saved: a backup is being restored`

export const restoringDetail = (_: Language): string =>
  `Nothing was changed. Try again in a few minutes.`

export const manySearches = (_: Language): string =>
  `Too many searches at once`

export const manySearchesDetail = (_: Language): string =>
  `Please send the same search again in a few seconds.`

export const tooBusy = (_: Language): string =>
  `Too many requests at once`

export const tooBusyDetail = (_: Language): string =>
  `Please try again in a minute.`

export const tipsFull = (_: Language): string =>
  `Too many tips are waiting`

export const tipsFullDetail = (_: Language): string =>
  `Please try again in an hour.`

export const fieldUnknown = (_: Language): string =>
  `There is no such parameter or field here`

export const fieldRepeated = (_: Language): string =>
  `It is given more than once`

export const fieldMissing = (_: Language): string =>
  `It is required`

export const fieldWrongType = (_: Language): string =>
  `It has the wrong type`

export const fieldWrongFormat = (_: Language): string =>
  `It has the wrong format`

export const fieldTooSmall = (_: Language): string =>
  `It is too small or too short`

export const fieldTooLarge = (_: Language): string =>
  `It is too large or too long`

export const fieldNoSuchValue = (_: Language): string =>
  `There is no such value`

export const fieldBadCursor = (_: Language): string =>
  `It is not a cursor from this list`

export const fieldNotWithWords = (_: Language): string =>
  `It cannot be combined with q`

export const fieldNotInTheFuture = (_: Language): string =>
  `It must be in the future, at most three months ahead`

export const noWrites = (_: Language): string =>
  `Nothing can be saved at the moment`

export const noWritesDetail = (_: Language): string =>
  `Nothing was changed. Please try again in a few minutes.`
