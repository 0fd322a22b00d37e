// The limit of Android is 300 ms and that of iOS 350 ms. Nobody reads the next headline in less.
const doubleTapMs = 350
// A fingertip; two taps on neighbouring rows are further apart.
const fingerPx = 22

/** `under` names what the desk shows at the time of the tap: the entry under the cursor and the open dialog. */
export type Tap = { at: number; x: number; y: number; under: string }

/**
 * The second tap of a double tap hits what has moved under the finger in between: after a decision, the same button of the
 * next entry, which would be decided unread.
 */
export function isSecondTap(tap: Tap, before: Tap): boolean {
  const isNear = Math.hypot(tap.x - before.x, tap.y - before.y) <= fingerPx
  return tap.under !== before.under && isNear && tap.at - before.at < doubleTapMs
}
