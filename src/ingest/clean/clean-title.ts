import { cleanText } from './clean-text.ts'
import { stripOutletSuffix } from './clean-title-suffix.ts'
import { truncateText } from './truncate-text.ts'

/** The longest title that we keep; the longest real headline seen had 270 characters. */
const titleLengthMax = 300

/** A headline as one line of plain text, without the outlet's name behind it. `names`: outlet, feed, source, hosts. */
export function cleanTitle(raw: string, names: string[]): string {
  const title = cleanText(raw)
  return truncateText(stripOutletSuffix(title, names), titleLengthMax)
}
