// The fields that a fetched page proposes for the form of a news link; sent to the browser unchanged.
import type { proposedNames } from '../../domain/articles/article-fields.ts'
import type { EarlierSubmission } from '../../domain/queue/arrivals/add-entry.ts'

export type ProposedName = (typeof proposedNames)[number]

export type ProposedField = {
  name: ProposedName
  /** An instant for `publishedAt`, an id for `category`. */
  value: string
  /** Its origin or reason, as one line under the field. */
  note: string
}

/** A link or entry of this article exists already; `why` names the change to the address that revealed it. */
export type Already = { of: EarlierSubmission; why: string }

export type ArticleProposal = {
  /** The requested address. */
  url: string
  fields: ProposedField[]
  /** The page's canonical address, if it differs. */
  own: { url: string; note: string } | null
  already: Already | null
  /** A link or entry with the same content under another address; it does not prevent adding this one. */
  alike: Already | null
  /** The problem, as one sentence with the next step. */
  problem: string | null
}

export type ArticleResponse = { ok: true; proposal: ArticleProposal } | { ok: false; problem: string }
