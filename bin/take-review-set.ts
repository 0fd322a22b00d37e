import { resolve } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { runCommand } from './run-command.ts'

// Takes pictures of the pages for a design review into test-results/review/: `node bin/take-review-set.ts [DIR]`. Shows our
// own content, or with DIR 700 real entries from the folder that `npm run corpus` also reads.
const found = findChromium()
if (found.ok) {
  process.env.CHROMIUM_PATH = found.path
  process.env.REVIEW_SET = process.argv[2] ? resolve(process.argv[2]) : 'own'
  const { code, output } = await runCommand('playwright test review-set.pictures')
  console.log(output)
  process.exitCode = code
} else {
  console.log(found.problem)
  process.exitCode = 1
}
