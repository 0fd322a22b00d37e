import { startLiveRefresh } from './reader/live-refresh.ts'
import { markNew } from './reader/mark-new.ts'
import { keepTimesCurrent } from './reader/relative-times.ts'
import { reportClicks } from './reader/report-clicks.ts'
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
