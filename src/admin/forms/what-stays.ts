import { formatNumber } from '../../text/format.ts'
/** The entries that a deletion leaves in the queue: "8 entries that wait stay in the queue"; '' when nothing waits. */
export function waitingStay(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'an entry that waits stays in the queue'
    : `${formatNumber(count)} entries that wait stay in the queue`
}

/** '' where nothing was published. */
export function newsLinksStay(count: number): string {
  if (count === 0) return ''
  if (count === 1) return 'a published news link stays on the site under that name'
  const links = count >= 10_000 ? 'more than 10,000' : formatNumber(count)
  return `${links} published news links stay on the site under that name`
}

/** One sentence of what there is to say, with a space before it; '' for nothing. */
export function inOneSentence(clauses: string[]): string {
  const text = clauses.filter(Boolean).join(', and ')
  return text === '' ? '' : ` ${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
