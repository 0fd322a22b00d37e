export type AccountState = 'active' | 'invited' | 'off'

export function stateOf({ isOff, isInvited }: { isOff: boolean; isInvited: boolean }): AccountState {
  if (isOff) return 'off'
  return isInvited ? 'invited' : 'active'
}
