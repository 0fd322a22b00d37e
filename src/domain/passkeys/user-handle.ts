/** By which a device knows the account: the bytes of its id, which name nobody. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')
}
