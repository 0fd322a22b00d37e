import type { FoundDuplicate } from '../../duplicates/judge-articles.ts'

/** The columns that record which article an entry is like. An entry of the same batch (`given`) has no id yet. */
export function alikeColumns({ rule, reason, of }: Pick<FoundDuplicate, 'rule' | 'reason' | 'of'>) {
  return {
    duplicateRule: rule,
    reason,
    newsLinkId: of.kind === 'news-link' ? of.id : null,
    duplicateOf: of.kind === 'entry' ? of.id : null,
  }
}
