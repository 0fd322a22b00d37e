import { Form } from 'react-router'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { Button } from '../widgets/button.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'

type ShownSession = {
  id: string
  device: string
  address: string
  lastUsedAt: Date
  lastUse: string
  isThis: boolean
}

export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const language = useLanguage()
  return (
    <TitledSection id="sessions" title={words.signedInOn(language)}>
      <ul className="m-0 mb-4 list-none divide-y divide-rule border-y border-rule p-0">
        {sessions.map(session => (
          <li key={session.id} className="flex items-center gap-3 py-3">
            <div className="mr-auto min-w-0">
              <p className="m-0 font-medium">{session.device}</p>
              <p className="m-0 text-sm break-words text-quiet">
                {words.lastUsed(language, {
                  address: session.address,
                  time: () => (
                    <time key="time" dateTime={session.lastUsedAt.toISOString()}>
                      {session.lastUse}
                    </time>
                  ),
                })}
              </p>
            </div>
            {session.isThis ? null : <SignOut session={session} />}
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="sign-out-everywhere" />
        <Button type="submit" tone="danger">
          {words.signOutEverywhere(language)}
        </Button>
      </Form>
    </TitledSection>
  )
}

function SignOut({ session }: { session: ShownSession }) {
  const language = useLanguage()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="sign-out" />
      <input type="hidden" name="session" value={session.id} />
      <Button type="submit" aria-label={words.signOutOf(language, session)}>
        {words.signOut(language)}
      </Button>
    </Form>
  )
}

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
