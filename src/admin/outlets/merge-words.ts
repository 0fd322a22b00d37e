import { leanLabels } from '../../domain/outlets/lean.ts'
import { type MergePlan, mergedRowsMax } from '../../domain/outlets/merge-outlets.ts'
import { formatNumber } from '../../text/format.ts'

/** A merge as the page shows it before anybody asks for it. */
export type ShownMerge = { intoId: string; sentences: string[]; isRefused: boolean }

export function describeMerge(plan: MergePlan): ShownMerge {
  const { from, into, counts, isTooLarge } = plan
  const shown = { intoId: into.id, isRefused: isTooLarge }
  if (isTooLarge) {
    const most = formatNumber(mergedRowsMax)
    const refusal = `“${from.name}” has more than ${most} news links and entries, which cannot be moved at once. Merge the other way round: open “${into.name}” and merge it into this one.`
    return { ...shown, sentences: [refusal] }
  }
  const moved = [
    countOf(counts.feeds, 'feed', 'feeds'),
    countOf(counts.newsLinks, 'news link', 'news links'),
    countOf(counts.entries, 'entry of the queue', 'entries of the queue'),
    countOf(counts.rules, 'rule', 'rules'),
    countOf(from.hosts.length, 'host', 'hosts'),
  ].filter(Boolean)
  const sentences = [
    `“${from.name}” (${from.homeUrl}) will be deleted. ${moved.length === 0 ? 'Nothing hangs on it.' : `These move to “${into.name}” (${into.homeUrl}): ${moved.join(', ')}, and what was learnt about duplicates.`}`,
    counts.newsLinks > 0 && from.name !== into.name
      ? `Published links keep “${from.name}” as their source.`
      : '',
    describeRating(plan),
    describeOwnership(plan),
    'You can undo it afterwards.',
  ]
  return { ...shown, sentences: sentences.filter(Boolean) }
}

function describeRating({ from, into, rating }: Pick<MergePlan, 'from' | 'into' | 'rating'>): string {
  if (!rating) return ''
  const [theirs, ours] = [from, into].map(({ lean }) => leanLabels[lean].toLowerCase())
  if (rating.keptOf === 'from') return `Its rating (${theirs}) and note go with it.`
  if (!rating.isConflict) return ''
  return `They are rated differently: “${from.name}” ${theirs}, “${into.name}” ${ours}. The rating and note of “${into.name}” stay.`
}

function describeOwnership({ from, into, ownership }: MergePlan): string {
  if (!ownership) return ''
  if (ownership.keptOf === 'from') return `Its owner (${from.owner}) goes with it.`
  if (!ownership.isConflict) return ''
  return `They have different owners: “${from.name}” ${from.owner}, “${into.name}” ${into.owner}. The owner of “${into.name}” stays.`
}

function countOf(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${formatNumber(count)} ${count === 1 ? one : many}`
}
