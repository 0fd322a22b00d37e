// Dates from real feeds: each must be parsed, and its year must occur in the text.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDate } from '../../src/text/parse-date.ts'
import { type Score, scoreAll } from './score.ts'

export function scoreDates(folder: string, now: Date): Score[] {
  const lines = readFileSync(join(folder, 'feeds/odd-dates.txt'), 'utf8').split('\n')
  const dates = lines.filter(
    line => /^[\p{L}\d]/u.test(line) && /\d/.test(line) && !/^func |^miniflux/.test(line),
  )
  const wrong = dates.filter(date => !isRight(date, now))
  return [scoreAll('odd dates parsed', dates, wrong)]
}

function isRight(text: string, now: Date): boolean {
  const year = parseDate(text, now)?.getUTCFullYear()
  if (year === undefined) return false
  return /^\d{9,10}$/.test(text) || text.includes(String(year)) || text.includes(String(year).slice(2))
}
