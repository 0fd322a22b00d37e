import { Link, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { QueueView } from '../../domain/queue/queue-entry.ts'
import { formatNumber } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as entryWords from '../../words/queue-entry.ts'
import * as words from '../../words/queue-page.ts'
import { nextSearch } from '../lists/list-filters.tsx'
import { Button, buttonClass } from '../widgets/button.tsx'
import type { QueueVerbs } from './desk/queue-verbs.ts'
import { useDoubleTapGuard } from './desk/use-double-tap-guard.ts'
import { type Queue, useQueue } from './desk/use-queue.ts'
import { EntryDetail } from './entry/entry-detail.tsx'
import { usePreloadedEditDialog, usePreloadedPutDialog } from './entry/lazy-dialogs.tsx'
import { NewEntriesLine } from './live/new-entries-line.tsx'
import { QueueDialogs } from './queue-dialogs.tsx'
import { QueueList } from './queue-list.tsx'
import { countMax, type QueuePage } from './state/queue-page.ts'

export function QueueDesk({ page }: { page: QueuePage }) {
  const language = useLanguage()
  const queue = useQueue(page)
  const { state, shown, current, verbs } = queue
  usePreloadedEditDialog()
  usePreloadedPutDialog()
  const guard = useDoubleTapGuard(queue.openDialog ?? state.cursor)
  return (
    <div className="contents" onClickCapture={guard}>
      <noscript>
        <p className="mt-0 mb-4 max-w-prose text-quiet">{words.withoutScript(language)}</p>
      </noscript>
      <NewEntriesLine count={queue.newer} />
      <SelectionBar count={state.selected.size} verbs={verbs} />
      {shown.length === 0 ? (
        <QueueEmpty view={page.view} isUsed={page.isUsed} isLoading={state.next !== null} />
      ) : (
        <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <div>
            <QueueList queue={queue} categories={page.categories} />
            <QueueEnd queue={queue} before={page.before ?? 0} />
          </div>
          <aside aria-label={words.entry(language)} className="hidden lg:block">
            <div className="sticky top-4">
              {current ? <EntryDetail entry={current} queue={queue} categories={page.categories} /> : null}
            </div>
          </aside>
        </div>
      )}
      <QueueDialogs queue={queue} categories={page.categories} />
    </div>
  )
}

function QueueEmpty({ view, isUsed, isLoading }: { view: QueueView; isUsed: boolean; isLoading: boolean }) {
  const language = useLanguage()
  const [params] = useSearchParams()
  const isNarrowed = ['category', 'outlet', 'language', 'origin', 'age', 'words'].some(name =>
    params.get(name),
  )
  return (
    <div className="border-y border-rule py-10 text-center text-quiet">
      <p className="m-0 font-serif text-lg">
        {isLoading
          ? words.loading(language)
          : isNarrowed
            ? words.noFit(language)
            : words.nothing(language, { view: view === 'waiting' && !isUsed ? 'unused' : view })}
      </p>
      {view === 'waiting' && !isNarrowed && !isLoading ? (
        <p className="m-0 mt-2 text-sm">
          {isUsed ? (
            <>
              <Link to={adminPath('/queue/decided')} className="inline-block text-accent max-sm:py-3">
                {words.seeDecided(language)}
              </Link>
              {' · '}
            </>
          ) : null}
          <Link to={adminPath('/feeds/add')} className="inline-block text-accent max-sm:py-3">
            {words.addFeed(language)}
          </Link>
        </p>
      ) : null}
      {isNarrowed ? (
        <Link
          to={view === 'waiting' ? adminPath('/queue') : `?view=${view}`}
          className="mt-2 inline-block text-sm text-accent max-sm:py-3"
        >
          {words.showAll(language)}
        </Link>
      ) : null}
    </div>
  )
}

function SelectionBar({ count, verbs }: { count: number; verbs: QueueVerbs }) {
  const language = useLanguage()
  if (count === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={words.selectedEntries(language)}
      className="foot-bar print:hidden fixed inset-x-0 bottom-0 z-[5] flex flex-wrap items-center gap-2 border-t border-field bg-raised px-4 py-2 text-sm max-sm:[&_button]:px-2 sm:px-6 low:flex-nowrap low:overflow-x-auto low:py-1"
    >
      <span aria-live="polite" className="mr-2 font-semibold whitespace-nowrap">
        {words.selected(language, { count })}
      </span>
      <Button tone="primary" onClick={verbs.accept}>
        {entryWords.accept(language)}
      </Button>
      <Button tone="danger" onClick={verbs.reject}>
        {entryWords.reject(language)}
      </Button>
      {/* A third row would cover a fifth of a phone. */}
      <div className="flex flex-wrap gap-2 max-sm:order-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:*:flex-none low:order-none low:flex-nowrap">
        <Button onClick={() => verbs.openDialog('snooze')}>{entryWords.snooze(language)}</Button>
        <Button onClick={() => verbs.openDialog('category')}>{entryWords.category(language)}</Button>
        <Button onClick={verbs.feature}>{entryWords.feature(language)}</Button>
        <Button onClick={() => verbs.openDialog('put')}>{entryWords.putIntoStory(language)}</Button>
        <Button onClick={verbs.tickAll}>{words.selectAll(language)}</Button>
      </div>
      <Button tone="quiet" onClick={verbs.untick}>
        {words.clearSelection(language)}
      </Button>
    </div>
  )
}

/** How much of the queue is listed. The rest loads on scrolling; without JavaScript a link leads to it. */
function QueueEnd({ queue, before }: { queue: Queue; before: number }) {
  const language = useLanguage()
  const [params] = useSearchParams()
  const { state, shown, end } = queue
  const next = nextSearch(params, state.next)
  const first = new URLSearchParams(params)
  first.delete('after')
  const listed = before + shown.length
  const last = formatCount(listed, language)
  const all = formatCount(listed + state.beyond, language)
  return (
    <nav
      ref={end}
      aria-label={words.pages(language)}
      className="flex flex-wrap items-center gap-3 py-4 text-sm text-quiet print:hidden"
    >
      <span>
        {before > 0
          ? words.listedFrom(language, { first: formatCount(before + 1, language), last, all })
          : words.listed(language, { count: last, all })}
      </span>
      {params.has('after') ? (
        <Link to={`?${first}`} className={buttonClass()}>
          {words.firstPage(language)}
        </Link>
      ) : null}
      {next ? (
        <>
          <span className="noscript:hidden">{words.loadingMore(language)}</span>
          <noscript>
            <a href={next} className={buttonClass()}>
              {words.nextPage(language)}
            </a>
          </noscript>
        </>
      ) : null}
    </nav>
  )
}

function formatCount(count: number, language: Language): string {
  return count > countMax ? words.atLeast(language, { count: countMax }) : formatNumber(count, language)
}
