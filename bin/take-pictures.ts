import { findChromium } from './find-chromium.ts'
import { runCommand } from './run-command.ts'

/** Runs the Playwright suite that takes pictures of `content`: `own`, or a folder of real entries. */
export async function takePictures(suite: string, content: string): Promise<void> {
  const found = findChromium()
  if (!found.ok) {
    console.log(found.problem)
    process.exitCode = 1
    return
  }
  const env = { CHROMIUM_PATH: found.path, REVIEW_SET: content }
  const { code, output } = await runCommand(`playwright test ${suite}.pictures`, { env })
  console.log(output)
  process.exitCode = code
}
