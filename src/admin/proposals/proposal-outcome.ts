import type { Submitted } from '../queue/submit/submit-articles.ts'

export type ProposalOutcome = { address: string } & (
  | { kind: 'added' | 'published'; title: string }
  | { kind: 'waiting' }
  | { kind: 'unreadable'; problem: string }
)

/** The part of an outcome that a contributor may see, without headlines of other people's entries. */
export function toOutcome(submitted: Submitted): ProposalOutcome {
  const { address, kind } = submitted
  switch (kind) {
    case 'added':
      return { address, kind, title: submitted.title }
    case 'unreadable':
      return { address, kind, problem: submitted.problem }
    case 'already': {
      const { of } = submitted.already
      return of.kind === 'news-link'
        ? { address, kind: 'published', title: of.title }
        : { address, kind: 'waiting' }
    }
  }
}
