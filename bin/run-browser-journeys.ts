import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'
import { ownPath } from './run-command.ts'
import { root } from './source-files.ts'

// Finds the browser first. Without one this step fails with the command that installs it; it is never skipped.
const found = findChromium()
if (found.ok) {
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, PATH: ownPath(), CI: '1', CHROMIUM_PATH: found.path },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  console.log(found.problem)
  process.exitCode = 1
}
