import { startLiveRefresh } from './reader/live-refresh.ts'
import { keepTimesTrue } from './reader/relative-times.ts'
import { reportClicks } from './reader/report-clicks.ts'
import { showAddress } from './reader/route-details.ts'
import { keepTheme, paintTheme } from './reader/theme.ts'

// Runs as soon as it is there, which on later pages is before the first paint; the rest waits for the document.
paintTheme()
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start(): void {
  keepTheme()
  keepTimesTrue()
  showAddress()
  reportClicks()
  startLiveRefresh()
}
