import type { Brought } from '../queue/bring/bring-articles.ts'

export type ProposalOutcome = { address: string } & (
  | { kind: 'added'; title: string; problem: string | null }
  | { kind: 'published'; title: string }
  | { kind: 'waiting' }
  | { kind: 'unread'; problem: string }
)

/** The part of an outcome that a contributor may see: the headline of what others have in the queue is not. */
export function toOutcome(brought: Brought): ProposalOutcome {
  const { address, kind } = brought
  switch (kind) {
    case 'added':
      return { address, kind, title: brought.title, problem: brought.problem }
    case 'unread':
      return { address, kind, problem: brought.problem }
    case 'already': {
      const { of } = brought.already
      return of.kind === 'news-link'
        ? { address, kind: 'published', title: of.title }
        : { address, kind: 'waiting' }
    }
  }
}
