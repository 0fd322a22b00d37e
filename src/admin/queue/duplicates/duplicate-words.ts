import type { ExceptionRule } from '../../../domain/duplicates/duplicate-exceptions.ts'
import type { DuplicateRule } from '../../../domain/queue/entry.ts'
import type { NotADuplicateResult } from '../../../domain/queue/not-a-duplicate.ts'

export const ruleLabels: Record<DuplicateRule, string> = {
  address: 'Same address',
  headline: 'Same headline',
  wording: 'Nearly the same headline',
  text: 'Same text',
}

export function describeException({ rule, value }: { rule: ExceptionRule; value: string }): string {
  switch (rule) {
    case 'parameter':
      return `“${value}” in an address is an article, no tracking`
    case 'address':
      return 'Every spelling of an address is an article of its own'
    case 'headline':
      return `Headlines like “${value}” come back and are no duplicates`
    case 'text':
      return `Texts that begin “${value} …” are no duplicates`
  }
}

const refusals = {
  'not-held': 'It is no longer held as a duplicate.',
  'changed-since': 'It was changed since. Look at it again.',
  'same-address': 'Both have the very same address, so there can be only one of them.',
} as const

export function tellNotADuplicate(result: NotADuplicateResult): string {
  if (!result.ok) return refusals[result.reason]
  const learnt = result.remembered.map(describeException).join('. ')
  return learnt === ''
    ? 'It waits in the queue.'
    : `It waits in the queue. Remembered for this outlet: ${learnt}.`
}

export function readRule(text: string | null): DuplicateRule | null {
  return text === 'address' || text === 'headline' || text === 'wording' || text === 'text' ? text : null
}
