import type { FoundDuplicate } from '../../duplicates/judge-articles.ts'

export type Alike = Pick<FoundDuplicate, 'rule' | 'reason' | 'of'>

/** The columns by which an entry says what it is like. An entry of the same batch (`given`) has no id yet. */
export function alikeColumns({ rule, reason, of }: Alike) {
  return {
    duplicateRule: rule,
    reason,
    newsLinkId: of.kind === 'news-link' ? of.id : null,
    duplicateOf: of.kind === 'entry' ? of.id : null,
  }
}
