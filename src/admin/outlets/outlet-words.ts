import { shownDomain } from '../../address/shown-domain.ts'
import { leanInSentence } from '../../domain/outlets/lean.ts'
import { type MergePlan, mergedRowsMax } from '../../domain/outlets/merge-outlets.ts'
import type { OutletRefusal } from '../../domain/outlets/write-outlet.ts'
import { formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/outlets-desk.ts'
import type { Refusal } from '../records/save-record.ts'

export function refuseOutlet(refused: OutletRefusal, language: Language): Refusal {
  switch (refused.reason) {
    case 'home-taken':
      return { errors: { homeUrl: words.homeTaken(language) } }
    case 'future-day':
      return { errors: { [refused.field]: words.futureDay(language) } }
    case 'host-taken':
      return {
        errors: {
          hosts: words.hostTaken(language, { host: shownDomain(refused.host), outlet: refused.of.name }),
        },
      }
  }
}

/** A merge as the page previews it. */
export type ShownMerge = { intoId: string; sentences: string[]; isRefused: boolean }

export function describeMerge(plan: MergePlan, language: Language): ShownMerge {
  const { from, into, counts, isTooLarge } = plan
  const shown = { intoId: into.id, isRefused: isTooLarge }
  const names = { from: from.name, into: into.name }
  if (isTooLarge) {
    return { ...shown, sentences: [words.mergeTooLarge(language, { ...names, most: mergedRowsMax })] }
  }
  const sentences = [
    describeMoves(plan, language),
    counts.newsLinks + counts.entries > 0 && from.name !== into.name
      ? words.mergeRenames(language, names)
      : '',
    describeRating(plan, language),
    describeOwnership(plan, language),
    words.undoable(language),
  ]
  return { ...shown, sentences: sentences.filter(Boolean) }
}

function describeMoves({ from, into, counts }: MergePlan, language: Language): string {
  const all = [
    { write: words.movedFeeds, count: counts.feeds },
    { write: words.movedLinks, count: counts.newsLinks },
    { write: words.movedEntries, count: counts.entries },
    { write: words.movedRules, count: counts.rules },
    { write: words.movedHosts, count: from.hosts.length },
  ]
  const moved = all.filter(({ count }) => count > 0).map(({ write, count }) => write(language, { count }))
  const of = { from: from.name, fromUrl: from.homeUrl, into: into.name, intoUrl: into.homeUrl }
  if (moved.length === 0) return words.mergeNothing(language, of)
  return words.mergeMoves(language, { ...of, moved: formatSeries(moved, language) })
}

function describeRating({ from, into, rating }: MergePlan, language: Language): string {
  if (!rating) return ''
  const [theirs, ours] = [leanInSentence(from.lean, language), leanInSentence(into.lean, language)]
  if (rating.keptOf === 'from') return words.mergeTakesRating(language, { lean: theirs })
  if (!rating.isConflict) return ''
  return words.mergeRatings(language, { from: from.name, into: into.name, theirs, ours })
}

function describeOwnership({ from, into, ownership }: MergePlan, language: Language): string {
  if (!ownership) return ''
  if (ownership.keptOf === 'from') return words.mergeTakesOwner(language, from)
  if (!ownership.isConflict) return ''
  const owners = { theirs: from.owner, ours: into.owner }
  return words.mergeOwners(language, { from: from.name, into: into.name, ...owners })
}
