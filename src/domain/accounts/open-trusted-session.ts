import type { Db } from '../../database/connect.ts'
import { openSession } from './sessions.ts'
import { renewTrust, trustDevice } from './trusted-devices.ts'

/** Opens a session for a person who has proved to own the account, and trusts the browser from now on. */
export async function openTrustedSession(
  tx: Db,
  opened: {
    accountId: string
    /** Whether a code or a passkey was presented too. */
    hasSecondFactor: boolean
    /** From the browser's cookie. */
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
