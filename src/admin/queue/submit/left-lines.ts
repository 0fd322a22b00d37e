import type { Submitted } from './submit-articles.ts'

// Apart from `shared-address.ts`, whose search for addresses the queue would load for this alone.

/** The lines of a pasted text that hold an address which could not be read, or none that was submitted. */
export function leftLines(text: string, submitted: readonly Pick<Submitted, 'address' | 'kind'>[]): string[] {
  return text.split('\n').filter(line => {
    const named = submitted.filter(({ address }) => line.includes(address))
    return line.trim() !== '' && (named.length === 0 || named.some(({ kind }) => kind === 'unreadable'))
  })
}
