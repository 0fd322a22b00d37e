import { findChromium } from './find-chromium.ts'
import { runCommand } from './run-command.ts'

// Pictures of the pages that a designer looks at, from content of our own, into test-results/review/.
const found = findChromium()
if (found.ok) {
  process.env.CHROMIUM_PATH = found.path
  process.env.REVIEW_SET = '1'
  const { code, output } = await runCommand('playwright test review-set.pictures')
  console.log(output)
  process.exitCode = code
} else {
  console.log(found.problem)
  process.exitCode = 1
}
