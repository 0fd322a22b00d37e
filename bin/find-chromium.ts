import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The headless shell has no window, so journeys run faster in it.
const debianPackages = 'chromium-headless-shell fonts-noto-core'
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Finds a Chromium: CHROMIUM_PATH, Playwright's own, or the system's; otherwise installs Debian's if permitted. */
export function findChromium(): { ok: true; path: string } | { ok: false; problem: string } {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    return isProgram(named)
      ? { ok: true, path: named }
      : { ok: false, problem: `CHROMIUM_PATH=${named} is no program.` }
  }
  const present = findPresent()
  if (present) return { ok: true, path: present }
  if (mayInstall()) install()
  const installed = findPresent()
  if (installed) return { ok: true, path: installed }
  const installCommand = `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${debianPackages}`
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
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'inherit' })
    const options = ['install', '-y', '-q', '--no-install-recommends', ...debianPackages.split(' ')]
    execFileSync('apt-get', options, { env, stdio: 'inherit' })
  } catch (error) {
    console.log(`Debian’s Chromium could not be installed: ${error instanceof Error ? error.message : error}`)
  }
}
