import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import type { NewsLinkDuplicate } from '../../domain/news-links/news-link-checks.ts'
import type { FieldErrors } from '../forms/read-form.ts'

export type SaveProblem = {
  errors: FieldErrors
  /** Why the save failed, if the reason is not about a field; shown as a toast. */
  message: string | null
  duplicate: NewsLinkDuplicate | null
  /** The version that another editor saved in between. */
  theirs: EditedNewsLink | null
}

export const noProblem: SaveProblem = { errors: {}, message: null, duplicate: null, theirs: null }
