import { siteOf } from '../../address/site-of.ts'
import type { HeadlineRule } from './judge-headlines.ts'

const minuteMs = 60_000

const ruleInWords: Record<HeadlineRule, string> = {
  headline: 'same headline',
  wording: 'nearly the same headline',
  text: 'same text under another headline',
}

type Explained = { rule: HeadlineRule; apartMs: number }

/** "same headline from the same outlet two hours apart" */
export function explainHeld({ rule, apartMs }: Explained): string {
  return `${ruleInWords[rule]} from the same outlet ${distance(apartMs)}`
}

/** "same headline as in The Hindu two hours apart"; an aggregator lends its name to all, so then the site is named. */
export function explainGrouped(
  { rule, apartMs }: Explained,
  own: { source: string },
  other: { source: string; url: string },
): string {
  const name = other.source === own.source ? siteOf(other.url) : other.source
  const what = rule === 'text' ? 'same agency text' : ruleInWords[rule]
  return `${what} as in ${name} ${distance(apartMs)}`
}

function distance(apartMs: number): string {
  const minutes = Math.round(apartMs / minuteMs)
  if (minutes < 3) return 'at the same time'
  if (minutes < 90) return `${counted(minutes, 'minute')} apart`
  const hours = Math.round(minutes / 60)
  return hours < 36 ? `${counted(hours, 'hour')} apart` : `${counted(Math.round(hours / 24), 'day')} apart`
}

const numbersInWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

function counted(count: number, unit: string): string {
  return `${numbersInWords[count] ?? count} ${unit}${count === 1 ? '' : 's'}`
}
