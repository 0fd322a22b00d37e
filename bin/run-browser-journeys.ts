import { findChromium } from './find-chromium.ts'
import { runCommand } from './run-command.ts'

// Finds the browser first. Without one this step fails with the command that installs it; it is never skipped.
const found = findChromium()
if (found.ok) {
  process.env.CHROMIUM_PATH = found.path
  const { code, output } = await runCommand(`playwright test ${process.argv.slice(2).join(' ')}`.trim())
  console.log(output)
  process.exitCode = code
} else {
  console.log(found.problem)
  process.exitCode = 1
}
