// The fields that a fetched page proposes for the form of a news link; sent to the browser as it is.
import type { EarlierSubmission } from '../../domain/queue/arrivals/add-entry.ts'

export type ProposedName =
  | 'title'
  | 'source'
  | 'sourceIconUrl'
  | 'imageUrl'
  | 'publishedAt'
  | 'category'
  | 'description'
  | 'language'

export type ProposedField = {
  name: ProposedName
  /** An instant for `publishedAt`, an id for `category`. */
  value: string
  /** Where it came from, or why it is proposed: one line for under the field. */
  note: string
}

/** The article is there already; `why` says what had to be changed to see that it is the same. */
export type Already = { of: EarlierSubmission; why: string }

export type ArticleProposal = {
  /** The address that was asked for. */
  url: string
  fields: ProposedField[]
  /** The address that the page calls its own, when it is another one. */
  own: { url: string; note: string } | null
  already: Already | null
  /** Under another address there is one that says the same; nobody is kept from adding this one. */
  alike: Already | null
  /** The problem in one sentence with the next step. */
  problem: string | null
}

export type ArticleAnswer = { ok: true; proposal: ArticleProposal } | { ok: false; problem: string }
