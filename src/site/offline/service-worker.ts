import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { dateLocaleOf, languages, monthOf } from '../../text/language.ts'
import * as words from '../../words/offline-page.ts'
import type { Route } from './+types/service-worker'
import noticeUrl from './copy-notice.ts?worker&url'
import { cachePrefix, turnLock } from './kept-cache.ts'
import workerUrl from './worker.ts?worker&url'
import type { CopyWords, OfflineSettings } from './worker-scope.ts'

export const handle = { kept: true } satisfies RouteHandle

/** `/sw.js`: loads this build's worker, or one that removes itself if the site no longer offers offline pages. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { dependsOn, findSettings } = context.get(pageContext)
  dependsOn('settings')
  const { offlineEnabled } = await findSettings()
  return new Response(offlineEnabled ? loadWorker() : removeWorker, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

function loadWorker(): string {
  const spoken = languages.map((language): [string, CopyWords] => [
    language,
    {
      locale: dateLocaleOf[language],
      month: monthOf[language],
      copy: words.copy(language, { at: '@' }),
      missing: words.missing(language),
      back: words.back(language),
      retry: words.retry(language),
      newer: words.newer(language),
      show: words.show(language),
    },
  ])
  const settings: OfflineSettings = { noticeUrl, words: Object.fromEntries(spoken) }
  return `self.chowk=${JSON.stringify(settings)};importScripts(${JSON.stringify(workerUrl)})`
}

const removeWorker = `addEventListener('install',()=>skipWaiting())
addEventListener('activate',event=>event.waitUntil(navigator.locks.request('${turnLock}',()=>caches.keys()
.then(names=>Promise.all(names.filter(name=>name.startsWith('${cachePrefix}')).map(name=>caches.delete(name)))))
.then(()=>registration.unregister())))
`
