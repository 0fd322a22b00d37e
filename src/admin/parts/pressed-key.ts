export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * The key that a page means, as `KeyboardEvent.key` names it. Whoever writes Hindi or Tamil has no `j` on the keyboard: then
 * the place of the key counts. Caps lock left on makes no other letter.
 */
export function pressedKey({ key, code, shiftKey }: PressedKey): string {
  const known = isForeign(key) ? keyAt(code, shiftKey) : key
  if (!/^[a-z]$/i.test(known)) return known
  return shiftKey ? known.toUpperCase() : known.toLowerCase()
}

/** Beyond the Latin letters, or not yet said: an input method that is on tells no key. */
function isForeign(key: string): boolean {
  return key === 'Process' || key === 'Unidentified' || /[\u0250-\uffff]/.test(key)
}

function keyAt(code: string, shiftKey: boolean): string {
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1] ?? code
}
