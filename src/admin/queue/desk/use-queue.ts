import {
  type Dispatch,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-decisions.ts'
import { usePageKeys } from '../../frame/hotkeys.tsx'
import { usePlaceDialog } from '../../front/use-pin-dialog.tsx'
import { useFetcher } from '../../widgets/use-fetcher.ts'
import { DecisionOutboxContext } from '../decide/decision-outbox.tsx'
import { useDecisions } from '../decide/use-decisions.ts'
import { type QueueToast, useQueueToast } from '../decide/use-queue-toast.tsx'
import { useQueueNews } from '../live/use-queue-news.ts'
import { describeEntries } from '../state/entry-headline.ts'
import { postHoldOrNote } from '../state/fetch-queue-news.ts'
import type { QueueDialog, QueuePage } from '../state/queue-page.ts'
import {
  changeQueue,
  openQueue,
  type QueueEvent,
  type QueueState,
  shownEntries,
  visibleEntries,
} from '../state/queue-state.ts'
import { findCurrentRow } from '../widgets/choice-dialog.tsx'
import type { Question } from './question-before.ts'
import { createVerbs, listQueueKeys, type QueueVerbs } from './queue-verbs.ts'

/** An open dialog and its entries, which stay the same when the cursor moves. */
type OpenDialog = { dialog: QueueDialog; entries: QueueEntry[] }

/** A question before a decision, which `onConfirm` carries out. */
type AskedQuestion = Question & { onConfirm: () => void }

export type Queue = ReturnType<typeof useQueue>

export function useQueue(page: QueuePage) {
  const [state, dispatch] = useReducer(changeQueue, page, openQueue)
  const language = useLanguage()
  const toast = useQueueToast()
  const outbox = use(DecisionOutboxContext)
  useLayoutEffect(() => outbox.join(dispatch), [outbox])
  const decisionDesk = useMemo(() => ({ outbox, toast, language }), [outbox, toast, language])
  const { decide, undo, publishDraft, publishEdited, clearDuplicate } = useDecisions(decisionDesk)
  // Keys and notifications arrive between renders, so they read the latest state through this ref.
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const { ask, question, closeQuestion } = useQuestion()
  // Typed reasons by entry: a refused rejection, a tick or the cursor takes the field away.
  const reasons = useRef(new Map<string, string>())
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  const mark = useMark(toast)
  const { open: openPlaceDialog, dialog: placeDialog } = usePlaceDialog()
  const verbs = useMemo(
    () =>
      createVerbs({
        ...{ language, me: page.me, ask, dispatch, decide, undo, publishDraft },
        state: () => latest.current,
        categoryName: id => page.categories.find(category => category.id === id)?.name ?? '',
        openDialog: (dialog, entries) => setOpenDialog({ dialog, entries }),
        openPlaceDialog: ({ categoryId, ...request }) =>
          openPlaceDialog({ ...request, query: { section: slugOf(categoryId, page.categories) } }),
        claim: entries => void mark(entries, {}),
        refuse: toast.fail,
      }),
    [language, decide, undo, toast, mark, openPlaceDialog, publishDraft, page.categories, page.me, ask],
  )
  useQueueKeys(verbs, latest)
  const newer = useQueueNews({ latest, dispatch, top: page.top })
  const { end } = useNextPage({ state, dispatch })
  const shown = shownEntries(state)
  return {
    state,
    shown,
    verbs,
    publishEdited,
    clearDuplicate,
    newer,
    end,
    reasons,
    refuse: toast.fail,
    visible: visibleEntries(state),
    writeNote: (note: string, entries: QueueEntry[]) => void mark(entries, { note }),
    openDialog,
    closeDialog: () => setOpenDialog(null),
    placeDialog,
    question,
    closeQuestion,
    current: shown.find(({ id }) => id === state.cursor) ?? null,
  }
}

function slugOf(categoryId: string, categories: QueuePage['categories']): string {
  return categories.find(({ id }) => id === categoryId)?.slug ?? ''
}

function useQuestion() {
  const [question, setQuestion] = useState<AskedQuestion | null>(null)
  const ask = useCallback(
    (question: Question, onConfirm: () => void) => setQuestion({ ...question, onConfirm }),
    [],
  )
  return { ask, question, closeQuestion: () => setQuestion(null) }
}

function useQueueKeys(verbs: QueueVerbs, latest: RefObject<QueueState>): void {
  const language = useLanguage()
  const state = useCallback(() => latest.current, [latest])
  const enterList = useEnterList()
  const keys = useMemo(
    () =>
      listQueueKeys(verbs, { state, language }).map(key => ({
        ...key,
        press: () => (enterList() ? undefined : key.press()),
      })),
    [verbs, state, language, enterList],
  )
  usePageKeys(keys)
}

/**
 * From a link of the navigation that the keyboard reached, the first key leads to the current row, which a screen reader has not
 * read yet. Each focus is judged as it comes: after a click, Chromium turns :focus-visible on with the first key.
 */
function useEnterList(): () => boolean {
  const isOutside = useRef(false)
  useEffect(() => {
    const judge = () => {
      isOutside.current = document.querySelector('nav :focus-visible, header :focus-visible') !== null
    }
    judge()
    document.addEventListener('focusin', judge)
    return () => document.removeEventListener('focusin', judge)
  }, [])
  return useCallback(() => {
    const row = isOutside.current ? findCurrentRow() : null
    row?.focus()
    return row !== null
  }, [])
}

/** Saves a note on entries, or marks them as in this editor's hands. */
function useMark(toast: QueueToast) {
  const language = useLanguage()
  return useCallback(
    async (entries: QueueEntry[], fields: { note?: string }) => {
      const ids = entries.map(({ id }) => id)
      const isSaved = await postHoldOrNote(ids, fields, { fetch })
      if (!isSaved) toast.fail(words.notSaved(language), describeEntries(entries, language))
    },
    [toast, language],
  )
}

// An editor takes about ten seconds an entry (sixty in ten minutes), and a page loads in a tenth of one.
const loadWhenLeft = 20

// At this distance the end of the list is about a second of scrolling away.
const loadWithin = '800px'

// The shortest wait before a page that failed to load is requested again.
const retryAfterMs = 2_000

/**
 * Loads the next page before the cursor or the screen reaches the end of this one; a failed request is retried. `end` is the
 * ref of the element at the end of the list.
 */
function useNextPage({ state, dispatch }: { state: QueueState; dispatch: Dispatch<QueueEvent> }): {
  end: (element: HTMLElement | null) => (() => void) | undefined
} {
  const [params] = useSearchParams()
  const fetcher = useFetcher<QueuePage>()
  const { next } = state
  const { end, isEndNear } = useEndNear(next)
  const shown = shownEntries(state)
  const left = shown.length - shown.findIndex(({ id }) => id === state.cursor)
  const [listed, setListed] = useState<QueuePage>()
  const [isResting, setIsResting] = useState(false)
  const isWanted = left <= loadWhenLeft || isEndNear
  const isDue = next !== null && isWanted && fetcher.state === 'idle' && fetcher.data === listed && !isResting
  useEffect(() => {
    if (!isDue || next === null) return
    const search = new URLSearchParams(params)
    search.set('after', next)
    void fetcher.load(`${adminPath('/queue')}?${search}`)
  }, [isDue, next, params, fetcher.load])
  useEffect(() => {
    if (!fetcher.data) return
    const { entries, next, beyond } = fetcher.data
    dispatch({ type: 'loaded', entries, next, beyond })
    setListed(fetcher.data)
    if (entries.length > 0 || next === null) return
    setIsResting(true)
    const timer = setTimeout(() => setIsResting(false), retryAfterMs)
    return () => clearTimeout(timer)
  }, [fetcher.data, dispatch])
  return { end }
}

/** Whether the end of the list is on the screen or near it, by any kind of scrolling. A page moves the end, so each `next` is observed anew. */
function useEndNear(next: string | null) {
  const [nearEnd, setNearEnd] = useState<string | null>(null)
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const watch = ([latest]: IntersectionObserverEntry[]) =>
        setNearEnd(latest?.isIntersecting ? next : null)
      const observer = new IntersectionObserver(watch, { rootMargin: `0px 0px ${loadWithin}` })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [next],
  )
  return { end, isEndNear: nearEnd === next }
}
