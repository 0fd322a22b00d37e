type PressedKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>

// The key code of a key that an input method has taken.
const takenByInputMethod = 229

/**
 * The key belongs to an input method (Hindi, Tamil, Bengali by sound): Enter takes its word, digits and arrows choose among
 * its proposals, Escape drops it. Safari ends the composition before this Enter and marks it by the key code alone. `Process`
 * has the same code, but is also reported outside of fields, where it is a shortcut.
 */
export function isComposing({ key, isComposing, keyCode }: PressedKey): boolean {
  return isComposing || (keyCode === takenByInputMethod && key !== 'Process')
}
