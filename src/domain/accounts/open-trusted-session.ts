import type { Db } from '../../database/connect.ts'
import { openSession } from './sessions.ts'
import { renewTrust, trustDevice } from './trusted-devices.ts'

/** For somebody who has proved to be the account: a new session, and its browser is trusted from now on. */
export async function openTrustedSession(
  tx: Db,
  opened: {
    accountId: string
    /** A code or a passkey was shown, too. */
    hasSecondFactor: boolean
    /** Of the browser's cookie. */
    deviceToken: string | null
    device: string
    address: string
    now: Date
  },
): Promise<{ sessionToken: string; deviceToken: string }> {
  const { accountId, hasSecondFactor, device, address, now } = opened
  const sessionToken = await openSession(tx, { accountId, hasSecondFactor, device, address, now })
  const renewed = await renewTrust(tx, opened)
  return { sessionToken, deviceToken: renewed ?? (await trustDevice(tx, { accountId, now })) }
}
