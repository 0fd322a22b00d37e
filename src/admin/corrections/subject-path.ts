import type { CorrectedSubject } from '../../domain/corrections/find-subject.ts'

/** Where an editor finds what was corrected. */
export function subjectPath({ kind, id }: CorrectedSubject): string {
  return kind === 'link' ? `/admin/news/edit/${id}` : `/admin/stories/${id}`
}
