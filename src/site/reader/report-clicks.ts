/** If the settings allow it, reports to our own server which article was opened, and nothing about who opened it. */
export function reportClicks(): void {
  if (!('clicks' in document.documentElement.dataset)) return
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, report)
}

function report({ type, button, target }: MouseEvent): void {
  // Among the other buttons only the middle one opens a link.
  if (type === 'auxclick' && button !== 1) return
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[target=_blank]') : null
  if (link) navigator.sendBeacon('/clicks', new URLSearchParams({ url: link.href }))
}
