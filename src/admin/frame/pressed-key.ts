export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** As `KeyboardEvent.key` names it. A Hindi keyboard has no `j`: there the place counts. Caps lock changes nothing. */
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
