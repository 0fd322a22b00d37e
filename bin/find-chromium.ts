import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The headless shell has no window, so journeys run faster in it. Their bounds are for pages in letters of India's scripts:
// without a font that has them, every word of Hindi is a row of empty boxes.
const debianPackages = 'chromium-headless-shell fonts-noto-core'
const debianFont = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'
const isDebian = existsSync('/usr/bin/apt-get')
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Finds a Chromium: CHROMIUM_PATH, Playwright's own, or the system's. Installs Debian's, or fonts that it lacks, if permitted. */
export function findChromium(): { ok: true; path: string } | { ok: false; problem: string } {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    return isProgram(named)
      ? { ok: true, path: named }
      : { ok: false, problem: `CHROMIUM_PATH=${named} is no program.` }
  }
  const isComplete = findPresent() && existsSync(debianFont)
  if (!isComplete && mayInstall()) install()
  const present = findPresent()
  const installCommand = `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${debianPackages}`
  if (present && isDebian && !existsSync(debianFont))
    console.log(
      `Journeys of pages in Hindi and Tamil may fail for lack of fonts. To install them:\n  ${installCommand}`,
    )
  if (present) return { ok: true, path: present }
  return {
    ok: false,
    problem: `No Chromium found. Install one:\n  ${installCommand}\nor name one in CHROMIUM_PATH.`,
  }
}

function findPresent(): string | undefined {
  return [chromium.executablePath(), ...systemPlaces].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function mayInstall(): boolean {
  return isDebian && process.getuid?.() === 0
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'inherit' })
    const options = ['install', '-y', '-q', '--no-install-recommends', ...debianPackages.split(' ')]
    execFileSync('apt-get', options, { env, stdio: 'inherit' })
  } catch (error) {
    console.log(
      `Debian’s Chromium and fonts could not be installed: ${error instanceof Error ? error.message : error}`,
    )
  }
}
