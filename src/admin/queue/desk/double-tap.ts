// The limit of Android is 300 ms and that of iOS 350 ms. Nobody reads the next headline in less.
const doubleTapMs = 350
// A fingertip; two taps on neighbouring rows are further apart.
const fingerPx = 22

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

export function isDoubleTap(first: Tap, second: Tap): boolean {
  return (
    second.timeStamp - first.timeStamp < doubleTapMs &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < fingerPx
  )
}
