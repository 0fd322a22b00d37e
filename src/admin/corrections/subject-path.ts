import { adminPath } from '../../address/admin-path.ts'
import type { CorrectedSubject } from '../../domain/corrections/find-subject.ts'

/** Where an editor finds what was corrected. */
export function subjectPath({ kind, id }: CorrectedSubject): string {
  return kind === 'link' ? adminPath('/news/edit/:id', { id }) : adminPath('/stories/:id', { id })
}
