import { type Bucket, bucketKey } from '../accounts/attempt-bucket.ts'
import { isAppCode, plainCode } from './recovery-code.ts'

// Decides how often one may try a code. Only people with the password get here, so a limit of the account keeps no stranger's
// victim out; with fifty codes a day a guess takes years. A browser that has signed in before has a bucket of its own.

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export type CodeAttempt = { accountId: string; address: string; trustedDevice: Buffer | null; code: string }

export function codeBuckets({ accountId, address, trustedDevice, code }: CodeAttempt): Bucket[] {
  if (trustedDevice) {
    const device = trustedDevice.toString('hex')
    return [
      { key: bucketKey('code-device', device), attemptsMax: 10, windowMs: 15 * minuteMs },
      { key: bucketKey('code-device-day', device), attemptsMax: 50, windowMs: dayMs },
    ]
  }
  const ofAddress = { key: bucketKey('code-address', address), attemptsMax: 10, windowMs: 5 * minuteMs }
  // Eighty random bits are not guessed. Somebody with the password alone who uses the account's tries up must not keep its owner,
  // who has the paper, out of a new browser.
  if (!isAppCode(plainCode(code))) return [ofAddress]
  return [
    ofAddress,
    { key: bucketKey('code-account', accountId), attemptsMax: 10, windowMs: 15 * minuteMs },
    { key: bucketKey('code-account-day', accountId), attemptsMax: 50, windowMs: dayMs },
  ]
}
