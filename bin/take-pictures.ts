import { resolve } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { runCommand } from './run-command.ts'

// `node bin/take-pictures.ts readme` takes the pictures of the README from the demo; `node bin/take-pictures.ts review-set
// [DIR]` those of the pages for a design review, into test-results/review/. Shows our own content, or with DIR 700 real
// entries from the folder that `npm run corpus` also reads.

const [suite = '', folder] = process.argv.slice(2)
const found = findChromium()
if (found.ok) {
  const env = { CHROMIUM_PATH: found.path, REVIEW_SET: folder ? resolve(folder) : 'own' }
  const { code, output } = await runCommand(`playwright test ${suite}.pictures`, { env })
  console.log(output)
  process.exitCode = code
} else {
  console.log(found.problem)
  process.exitCode = 1
}
