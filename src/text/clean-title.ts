import { cleanPlainText, cleanText } from './clean-text.ts'
import { stripOutletName } from './strip-outlet-name.ts'
import { truncateText } from './truncate-text.ts'

/** The longest title that we keep; the longest real headline seen had 270 characters. */
const titleLengthMax = 300

/**
 * A headline as one line of plain text without the outlet's name. `names` and `outlet` as in `stripOutletName`;
 * `isPlain` if the format declares that its tags are text.
 */
export function cleanTitle(raw: string, names: string[], { outlet = '', isPlain = false } = {}): string {
  let title = stripOutletName(isPlain ? cleanPlainText(raw) : cleanText(raw), names, { outlet })
  // A title truncated to this length may end with the start of the name.
  while (title.length > titleLengthMax) {
    title = stripOutletName(truncateText(title, titleLengthMax), names, { outlet })
  }
  return title
}
