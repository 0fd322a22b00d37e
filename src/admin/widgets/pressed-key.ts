type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The key as `KeyboardEvent.key` names it. A Hindi keyboard has no `j`, so its position counts there. Caps lock is ignored. */
export function pressedKey({ key, code, shiftKey }: PressedKey): string {
  const known = isForeign(key) ? keyAt(code, shiftKey) : key
  if (!/^[a-z]$/i.test(known)) return known
  return shiftKey ? known.toUpperCase() : known.toLowerCase()
}

/** Outside the Latin letters, or unknown: an active input method does not report the key. */
function isForeign(key: string): boolean {
  return key === 'Process' || key === 'Unidentified' || /[\u0250-\uffff]/.test(key)
}

function keyAt(code: string, shiftKey: boolean): string {
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1] ?? code
}

type ComposedKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>

// The key code of a key that an input method has taken.
const takenByInputMethod = 229

/**
 * The key belongs to an input method (Hindi, Tamil, Bengali by sound): Enter takes its word, digits and arrows choose among
 * its proposals, Escape drops it. Safari ends the composition before this Enter and marks it by the key code alone. `Process`
 * has the same code, but is also reported outside of fields, where it is a shortcut.
 */
export function isComposing({ key, isComposing, keyCode }: ComposedKey): boolean {
  return isComposing || (keyCode === takenByInputMethod && key !== 'Process')
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Whether keys without Ctrl or Alt act. Who dictates, or presses keys by accident, turns them off for this browser (WCAG 2.1.4). */
export function doKeysAct(findStorage: () => Storage = () => localStorage): boolean {
  try {
    return findStorage().getItem('keys') !== 'off'
  } catch {
    // Its storage is switched off.
    return true
  }
}

/** False if this browser stores nothing. */
export function letKeysAct(act: boolean, findStorage: () => Storage = () => localStorage): boolean {
  try {
    findStorage().setItem('keys', act ? 'on' : 'off')
    return true
  } catch {
    return false
  }
}
