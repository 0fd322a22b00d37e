import type { FrontPage } from '../../domain/front/front-page.ts'
import { showPage } from './shown-page.ts'

/** What the page needs for this arrangement; the preview of the desk brings another one. */
export function loadHome(front: FrontPage, now: Date) {
  return { page: showPage(front), now, mayShowAds: front.lead !== null }
}
