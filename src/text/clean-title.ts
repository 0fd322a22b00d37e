import { cleanPlainText, cleanText } from './clean-text.ts'
import { stripOutletName } from './strip-outlet-name.ts'
import { truncateText } from './truncate-text.ts'

/** The longest title that we keep; the longest real headline seen had 270 characters. */
const titleLengthMax = 300

/** Names are searched in no more of a title: removing one that is repeated to 10,000 characters takes 20 ms. */
const searchedLengthMax = 1_000

/**
 * A headline as one line of plain text without the outlet's name. `names` and `outlet` as in `stripOutletName`;
 * `isPlain` if the format declares that its tags are text.
 */
export function cleanTitle(raw: string, names: string[], { outlet = '', isPlain = false } = {}): string {
  const clean = isPlain ? cleanPlainText(raw) : cleanText(raw)
  let title = stripOutletName(truncateText(clean, searchedLengthMax), names, { outlet })
  // A title truncated to this length may end with the start of the name.
  while (title.length > titleLengthMax) {
    title = stripOutletName(truncateText(title, titleLengthMax), names, { outlet })
  }
  return title
}
