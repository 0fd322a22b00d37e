// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const attributeOn = (_: Language, { attribute, tag }: { attribute: string; tag: string }): string =>
  `${attribute} on ${tag}`

export const comments = (_: Language): string =>
  `comments`

export const deletePage = (_: Language, { title }: { title: string }): string =>
  `This will delete the "${title}" page. You can undo it afterwards.`

export const type = (_: Language): string =>
  `Type`

export const lastUpdated = (_: Language): string =>
  `Last Updated`

export const noSiteLinks = (_: Language): string =>
  `No site links found`

export const addFirst = (_: Language): string =>
  `Add Your First Site Link`

export const editExisting = (_: Language): string =>
  `Edit the existing page`

export const signInAndBack = (_: Language): string =>
  `Sign in and come back`

export const aboutUs = (_: Language): string =>
  `About Us`

export const contact = (_: Language): string =>
  `Contact`

export const privacyPolicy = (_: Language): string =>
  `Privacy Policy`

export const termsOfService = (_: Language): string =>
  `Terms of Service`

export const updatePage = (_: Language): string =>
  `Update Page`

export const createPage = (_: Language): string =>
  `Create Page`

export const updating = (_: Language): string =>
  `Updating...`

export const pageType = (_: Language): string =>
  `Page Type`

export const contentHtml = (_: Language): string =>
  `Content (HTML supported)`

export const publishAt = (_: Language): string =>
  `Publish at`

export const publishAtHint = (_: Language): string =>
  `At once, when left empty. At its time it replaces the page of this type`

export const takeDownAt = (_: Language): string =>
  `Take down at`

export const takeDownHint = (_: Language): string =>
  `Optional. Undo brings the page back`

export const content = (_: Language): string =>
  `Content`

export const signInNeeded = (_: Language): string =>
  `Please sign in to save this page. What you typed stays here.`

export const unexpected = (_: Language): string =>
  `An unexpected error occurred.`

export const typeTaken = (_: Language): string =>
  `There is already a page of this type.`

export const addPage = (_: Language): string =>
  `Add Site Page`

export const addFailed = (_: Language): string =>
  `Failed to add site link`

export const editTitle = (_: Language, { title }: { title: string }): string =>
  `Edit: ${title}`

export const editPage = (_: Language): string =>
  `Edit Site Page`

export const updateFailed = (_: Language): string =>
  `Failed to update site link`

export const pageNotFound = (_: Language): string =>
  `Site page not found`

export const backToList = (_: Language): string =>
  `Back to Site Links`

export const reload = (_: Language, { message }: { message: string }): string =>
  `${message}. Reload the page to try again.`

export const title = (_: Language): string =>
  `Site Links`

export const deleteFailed = (_: Language): string =>
  `Failed to delete site link`

export const addNew = (_: Language): string =>
  `Add New`

export const previewSignedOut = (_: Language): string =>
  `Your session has ended. Sign in again to see the preview.`

export const previewFailed = (_: Language): string =>
  `The preview could not be loaded. It comes back as you type.`

export const preview = (_: Language): string =>
  `Preview`

export const previewSignIn = (_: Language): string =>
  `Sign in to see the page as readers will.`

export const previewOfPage = (_: Language): string =>
  `Preview of the page`

export const willBeRemoved = (_: Language): string =>
  `Will be removed on saving, because pages must not contain it:`

export const moreTimes = (language: Language, { count }: { count: number }): string =>
  `, ${formatNumber(count, language)} times`

export const titleIn = (_: Language, { edition }: { edition: string }): string =>
  `Title in ${edition}`

export const contentIn = (_: Language, { edition }: { edition: string }): string =>
  `Content in ${edition}`

export const contentInHint = (_: Language): string =>
  `The page above, when left empty`
