import type { Language } from '../../text/language.ts'
import * as words from '../../words/account-desk.ts'

// Order matters: Edge and Opera also contain "Chrome", and Chrome contains "Safari".
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const

// Android's user agent also contains "Linux", and an iPhone's "Mac OS X".
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** "Chrome on Android" from a user agent; an unknown one is shortened and shown as it is. */
export function deviceName(userAgent: string, language: Language): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (browser && system) return words.browserOn(language, { browser, system })
  return browser ?? system ?? (userAgent.trim().slice(0, 60) || words.unknownDevice(language))
}
