// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const title = (_: Language): string =>
  `API`

export const description = (_: Language): string =>
  `Read the links, stories, outlets and corrections of this site as JSON, and write with a token.`

export const reading = (_: Language): string =>
  `Everything that readers see is available as JSON to everybody, without a key; nothing that is waiting in the queue, scheduled or hidden is ever in a response. Responses carry an ETag; send it back in If-None-Match, and an unchanged response has no body. Scripts on pages of other sites may read all of it, too (CORS), but without a token and without writing.`

export const paging = (_: Language): string =>
  `Lists come in pages. A response names the next page in next and in the Link header; send that value in after. Unknown parameters are refused, so a misspelled filter never returns everything.`

export const limits = (_: Language): string =>
  `An IP address may send 600 read requests a minute; each web process counts separately, and cached responses are not counted. Searches (q) share a queue with those of readers. A refused request says in Retry-After when to try again.`

export const writing = (_: Language): string =>
  `Writing needs a token, which the owner of an account creates on the page My Account. Send it in the header Authorization: Bearer chowk_…, never in an address. A token may be used 300 times in five minutes. It can do no more than its account.`

export const repeating = (_: Language): string =>
  `A write may be repeated safely. The address of an article is its identity, so a second request for the same article is refused and names the existing link; a decision names the version of the entry, so a second one is refused and returns the entry as it is now.`

export const errorsIntro = (_: Language): string =>
  `Errors are problem documents (RFC 9457). Programs read code; errors names each wrong parameter or field. title and detail are for developers and always in English: a program shows its users a text of its own, chosen by code.`

export const machine = <Node,>(_: Language, { description }: { description: (text: string) => Node }): (string | Node)[] =>
  [`The same description for machines: `, description(``), ` (OpenAPI 3.1).`]

export const endpoints = (_: Language): string =>
  `Endpoints`

export const errors = (_: Language): string =>
  `Errors`

export const parameter = (_: Language): string =>
  `Name`

export const kind = (_: Language): string =>
  `Type`

export const meaning = (_: Language): string =>
  `Meaning`

export const status = (_: Language): string =>
  `Status`

export const code = (_: Language): string =>
  `Code`

export const needsScope = (_: Language, { scope }: { scope: string }): string =>
  `Needs a token with the scope ${scope}.`

export const answersWith = (_: Language, { status, schema }: { status: string; schema: string }): string =>
  `Responds ${status} with ${schema}.`

export const required = (_: Language): string =>
  `required`

export const parametersOf = (_: Language, { id }: { id: string }): string =>
  `Parameters of ${id}`

export const fieldsOf = (_: Language, { id }: { id: string }): string =>
  `Fields of the body of ${id}`

export const exampleOf = (_: Language): string =>
  `Example`

export const listLinks = (_: Language): string =>
  `The published links, newest first.`

export const getLink = (_: Language): string =>
  `One published link.`

export const publishLink = (_: Language): string =>
  `Publishes a link immediately. On a site without categories, the six default categories are added first.`

export const noCategories = (_: Language, { slugs }: { slugs: string }): string =>
  `The site has no categories yet. Send one of ${slugs}, and these are added first; or add your own in the admin area.`

export const listStories = (_: Language): string =>
  `The current stories, hottest first; with day, the stories that began on that day, latest first.`

export const getToday = (_: Language): string =>
  `The five stories or articles of the day, the most important first, as on the page Today in five.`

export const getStory = (_: Language): string =>
  `One story with its coverage and its articles, newest first. A merged story redirects to the story it was merged into.`

export const listCategories = (_: Language): string =>
  `All categories in the order of the site.`

export const listOutlets = (_: Language): string =>
  `The outlets that readers know, with their rating and owner, each with source and date.`

export const getOutlet = (_: Language): string =>
  `One outlet.`

export const listCorrections = (_: Language): string =>
  `The corrections, newest first.`

export const sendTip = (_: Language): string =>
  `Sends an article to the editors, as a reader's tip: at most five in a quarter of an hour from one address.`

export const listEntries = (_: Language): string =>
  `The entries that wait for an editor, newest first.`

export const decideEntry = (_: Language): string =>
  `Decides on a waiting entry, as an editor does in the queue.`

export const limit = (_: Language): string =>
  `Maximum number of results`

export const after = (_: Language): string =>
  `The cursor of the previous page`

export const from = (_: Language): string =>
  `Added to the site at this time or later`

export const to = (_: Language): string =>
  `Added to the site before this time`

export const q = (_: Language): string =>
  `Words that all occur in title, source or description. Can be combined with category, after and limit`

export const categoryFilter = (_: Language): string =>
  `The slug of a category`

export const languageFilter = (_: Language): string =>
  `The first part of a language tag, such as hi`

export const outletFilter = (_: Language): string =>
  `The id of an outlet`

export const storyFilter = (_: Language): string =>
  `The slug of a story`

export const day = (_: Language): string =>
  `A day in India`

export const languageTag = (_: Language): string =>
  `BCP 47; null if unknown`

export const next = (_: Language): string =>
  `The cursor of the next page; null on the last`

export const linkUrl = (_: Language): string =>
  `The article at the outlet`

export const linkSource = (_: Language): string =>
  `The name of the outlet as printed`

export const pictureUrl = (_: Language): string =>
  `Our own copy of the picture, where there is one`

export const publishedAt = (_: Language): string =>
  `When the outlet published the article`

export const createdAt = (_: Language): string =>
  `When the link was added to the site`

export const rating = (_: Language): string =>
  `Null for an outlet that nobody has rated`

export const correctedUrl = (_: Language): string =>
  `The corrected article or story; null when it is gone`

export const leadId = (_: Language): string =>
  `The link that leads the story`

export const named = (_: Language): string =>
  `At most 24 of them`

export const active = (_: Language): string =>
  `How many outlets could have written about it: the denominator`

export const elsewhere = (_: Language): string =>
  `Outlets that cover it in another language or category, left out of the comparison`

export const blindSpot = (_: Language): string =>
  `Only where chance does not explain the difference`

export const isCopy = (_: Language): string =>
  `Another outlet published this text before`

export const version = (_: Language): string =>
  `Send it with a decision`

export const tipNote = (_: Language): string =>
  `The note from the sender of a tip`

export const categoryReason = (_: Language): string =>
  `Why its content or its feed decided the category, to follow “because”; null if an editor or a rule chose it`
