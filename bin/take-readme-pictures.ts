import { findChromium } from './find-chromium.ts'
import { runCommand } from './run-command.ts'

// Takes the pictures of the README from the demo: `node bin/take-readme-pictures.ts`.
const found = findChromium()
if (found.ok) {
  const env = { CHROMIUM_PATH: found.path, REVIEW_SET: 'own' }
  const { code, output } = await runCommand('playwright test readme.pictures', { env })
  console.log(output)
  process.exitCode = code
} else {
  console.log(found.problem)
  process.exitCode = 1
}
