import { startLiveRefresh } from './reader/live-refresh.ts'
import { markNew } from './reader/mark-new.ts'
import { keepTimesCurrent } from './reader/relative-times.ts'
import { keepTheme, paintTheme } from './reader/theme.ts'
import { whenParsed } from './when-parsed.ts'

// Runs immediately, which from the second page on is before the first paint; the rest waits for the document.
paintTheme()
whenParsed(start)

function start(): void {
  keepTheme()
  keepTimesCurrent()
  markNew()
  reportClicks()
  startLiveRefresh()
}

/** If the settings allow it, reports to our own server which article was opened, and nothing about who opened it. */
function reportClicks(): void {
  if (!('clicks' in document.documentElement.dataset)) return
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, report)
}

function report({ type, button, target }: MouseEvent): void {
  // Among the other buttons only the middle one opens a link.
  if (type === 'auxclick' && button !== 1) return
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[target=_blank]') : null
  if (link) navigator.sendBeacon('/clicks', new URLSearchParams({ url: link.href }))
}
