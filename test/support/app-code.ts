import { Secret, TOTP } from 'otpauth'

const halfMinuteMs = 30_000

/** What an authenticator app with this key, as bytes or as a person types it, shows now, or half minutes later. */
export function appCode(
  key: Buffer | string,
  now: Date,
  { halfMinutes = 0 }: { halfMinutes?: number } = {},
): string {
  const secret = typeof key === 'string' ? key : new Secret({ buffer: new Uint8Array(key).buffer })
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + halfMinutes * halfMinuteMs })
}
