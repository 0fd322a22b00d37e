import { Secret, TOTP } from 'otpauth'

const halfMinuteMs = 30_000

/** What an authenticator app with this key shows now, or half minutes later. */
export function appCode(
  secret: Buffer,
  now: Date,
  { halfMinutes = 0 }: { halfMinutes?: number } = {},
): string {
  const app = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })
  return app.generate({ timestamp: now.getTime() + halfMinutes * halfMinuteMs })
}
