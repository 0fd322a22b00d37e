import type { Dispatch } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { dateLocaleOf, type Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-decisions.ts'
import * as keyWords from '../../../words/queue-keys.ts'
import type { PageKey } from '../../frame/hotkeys.tsx'
import { publishKey } from '../../front/pin-keys.ts'
import type { ChosenName, PlacePin } from '../../front/use-pin-dialog.tsx'
import { doneWords } from '../decide/decision-words.ts'
import type { DecisionPin, NewDecision } from '../decide/use-decisions.ts'
import { describeEntries, headlineOf } from '../state/entry-headline.ts'
import type { OptimisticChange, Patch } from '../state/optimistic-state.ts'
import type { QueueDialog } from '../state/queue-page.ts'
import {
  decidedByOther,
  dialogEntries,
  type QueueEvent,
  type QueueState,
  shownEntries,
  targetEntries,
} from '../state/queue-state.ts'
import { nextMorning } from '../widgets/snooze-times.ts'
import { type Question, questionBefore } from './question-before.ts'
import { acceptedCategories, createPinVerbs, createStoryVerbs } from './story-and-pin-verbs.ts'

export type QueueVerbs = ReturnType<typeof createVerbs>

/** Decides entries: `fields` are posted and `patch` shows immediately; without a patch the entries leave the list. */
export type Decide = (
  entries: QueueEntry[],
  decision: {
    fields: Record<string, string>
    words: string
    patch?: Patch
    categories?: ReadonlyMap<string, string>
    pin?: DecisionPin
  },
) => void

export type VerbsDesk = {
  language: Language
  /** The name of the signed-in editor. */
  me: string
  state: () => QueueState
  categoryName: (id: string) => string
  dispatch: Dispatch<QueueEvent>
  decide: (decision: NewDecision) => void
  undo: () => void
  /** Says why a key did nothing, with the fate of the entry of that headline. */
  refuse: (text: string, title: string) => void
  /** Shows the other editors which entries this editor has claimed; an empty list releases them. */
  claim: (entries: QueueEntry[]) => void
  /** Asks before a decision, and carries it out if the editor confirms. */
  ask: (question: Question, onConfirm: () => void) => void
  /** Opens a dialog about these entries. */
  openDialog: (dialog: QueueDialog, entries: QueueEntry[]) => void
  /** Opens the dialog that chooses a front page place for an article of this category. */
  openPlaceDialog: (request: {
    title: string
    categoryId: string
    onChoose: (pin: PlacePin, chosen: ChosenName) => void
  }) => void
  /** Publishes the draft of the front page, once all decisions before have been sent. */
  publishDraft: () => void
}

export function createVerbs(desk: VerbsDesk) {
  const { state, undo, refuse, language } = desk
  const explainFate = () => explainFateAtCursor(state(), { refuse, language })
  const decide: Decide = (entries, { fields, words: done, patch, categories, pin }) => {
    if (entries.length === 0) return explainFate()
    const ids = entries.map(({ id }) => id)
    const change: OptimisticChange = patch ? { type: 'patched', ids, patch } : { type: 'decided', ids }
    const notice = { words: done, subject: describeEntries(entries, language) }
    const carryOut = () => desk.decide({ entries, fields, change, ...notice, categories, pin })
    askFirst(desk, { entries, change: fields.change ?? '', isPatch: patch !== undefined, carryOut })
  }
  const publish = (entries: QueueEntry[], chosen?: string) => {
    const categories = acceptedCategories(entries, chosen)
    const isPlaced = (entry: QueueEntry) => entry.categoryId || categories.has(entry.id)
    if (!entries.every(isPlaced)) return desk.openDialog('accept', entries)
    decide(entries, { fields: { change: 'publish' }, words: doneWords('publish', language), categories })
  }
  const on = (change: string, shown: { patch?: Patch } = {}) =>
    decide(targetEntries(state()), { fields: { change }, words: doneWords(change, language), ...shown })
  const snoozeUntil = (until: string, entries = targetEntries(state())) =>
    decide(entries, {
      fields: { change: 'snooze', until },
      words: words.snoozedUntil(language, { time: shortTime(new Date(until), language) }),
    })
  const withTargets = (work: (entries: QueueEntry[]) => void) => {
    const entries = targetEntries(state())
    return entries.length > 0 ? work(entries) : explainFate()
  }
  const openDialog = (dialog: QueueDialog) => {
    const entries = dialogEntries(state(), dialog)
    return entries.length > 0 ? desk.openDialog(dialog, entries) : explainFate()
  }
  const feature = () => {
    const isFeatured = targetEntries(state()).every(({ featured }) => featured)
    on(isFeatured ? 'unfeature' : 'feature', { patch: { featured: !isFeatured } })
  }
  return {
    ...createStoryVerbs({ ...desk, decide, publish }),
    ...createPinVerbs({ ...desk, decide, withTargets }),
    ...createCategoryVerbs({ ...desk, decide, withTargets }),
    accept: () => publish(targetEntries(state())),
    /** Entries without a category are accepted into `chosen`. */
    acceptInto: (chosen: string, entries: QueueEntry[]) => publish(entries, chosen),
    reject: () => on('reject'),
    /** With a reason for the account that proposed the entry. */
    turnDown: (entry: QueueEntry, why: string) =>
      decide([entry], { fields: { change: 'reject', why }, words: doneWords('reject', language) }),
    wake: () => on('wake'),
    snooze: () => snoozeUntil(nextMorning(new Date()).toISOString()),
    snoozeUntil,
    feature,
    undo: () => undo(),
    claim: () => withTargets(desk.claim),
    openDialog,
    explainFate,
    ...createCursorVerbs(desk),
  }
}

type CategoryDesk = Pick<VerbsDesk, 'state' | 'categoryName' | 'refuse' | 'language'> & {
  decide: Decide
  withTargets: (work: (entries: QueueEntry[]) => void) => void
}

function createCategoryVerbs({ state, categoryName, refuse, language, decide, withTargets }: CategoryDesk) {
  const move = (category: string, entries = targetEntries(state())) =>
    decide(entries, {
      fields: { change: 'move', category },
      words: categoryName(category),
      patch: { categoryId: category, categoryProposal: null, categoryChoice: null, categoryWhy: null },
    })
  const moveToOther = (entries: QueueEntry[]) => {
    const [first] = entries
    const other = entries.find(({ categoryChoice }) => categoryChoice)?.categoryChoice?.categoryId
    if (!other) return refuse(words.noOtherCategory(language), first ? headlineOf(first, language) : '')
    const fitting = entries.filter(({ categoryChoice }) => categoryChoice?.categoryId === other)
    move(other, fitting)
  }
  /** `moveToOther`: all entries to which the same other category fits as to the first of them. */
  return { move, moveToOther: () => withTargets(moveToOther) }
}

/** Carries a decision out, after a question if it needs one. */
function askFirst(
  { ask, me, language }: Pick<VerbsDesk, 'ask' | 'me' | 'language'>,
  {
    entries,
    carryOut,
    ...decision
  }: { entries: QueueEntry[]; change: string; isPatch: boolean; carryOut: () => void },
): void {
  const question = questionBefore(entries, { ...decision, me, language })
  if (question) ask(question, carryOut)
  else carryOut()
}

function createCursorVerbs({ state, dispatch }: Pick<VerbsDesk, 'state' | 'dispatch'>) {
  return {
    go: (to: 'next' | 'previous' | 'first' | 'last') => dispatch({ type: 'stepped', to }),
    point: (id: string) => dispatch({ type: 'pointed', id }),
    tick: (id: string | null) => (id ? dispatch({ type: 'ticked', ids: [id] }) : undefined),
    tickAll: () => dispatch({ type: 'ticked', ids: untickedIds(state()) }),
    tickAllOrNone: () => {
      const ids = untickedIds(state())
      dispatch(ids.length === 0 ? { type: 'unticked' } : { type: 'ticked', ids })
    },
    untick: () => dispatch({ type: 'unticked' }),
  }
}

function explainFateAtCursor(
  state: QueueState,
  { refuse, language }: Pick<VerbsDesk, 'refuse' | 'language'>,
): void {
  const decided = decidedByOther(state)
  if (!decided) return
  refuse(words.fateSentence(language, { fate: decided.text }), headlineOf(decided.entry, language))
}

function untickedIds(state: QueueState): string[] {
  return shownEntries(state)
    .map(({ id }) => id)
    .filter(id => !state.fates.has(id) && !state.selected.has(id))
}

function shortTime(at: Date, language: Language): string {
  return at.toLocaleString(dateLocaleOf[language], { weekday: 'short', hour: '2-digit', minute: '2-digit' })
}

/** The keyboard shortcuts of the queue page. */
export function listQueueKeys(
  verbs: QueueVerbs,
  { state, language }: { state: () => QueueState; language: Language },
): PageKey[] {
  return [
    { key: 'j', does: keyWords.next(language), repeats: true, press: () => verbs.go('next') },
    { key: 'k', does: keyWords.previous(language), repeats: true, press: () => verbs.go('previous') },
    { key: 'a', does: keyWords.accept(language), press: verbs.accept },
    { key: 'p', does: keyWords.pin(language), press: verbs.pin },
    publishKey(language),
    { key: 'e', does: keyWords.edit(language), press: () => verbs.openDialog('edit') },
    { key: 'r', does: keyWords.reject(language), press: verbs.reject },
    { key: 'i', does: keyWords.put(language), press: () => verbs.openDialog('put') },
    { key: 't', does: keyWords.unfold(language), press: verbs.fold },
    { key: 'A', does: keyWords.file(language), press: verbs.fileStory },
    { key: 'T', does: keyWords.acceptStory(language), press: verbs.acceptStory },
    { key: 'R', does: keyWords.rejectStory(language), press: verbs.rejectStory },
    { key: 'O', does: keyWords.rejectOutlet(language), press: verbs.rejectOutlet },
    { key: 's', does: keyWords.snooze(language), press: verbs.snooze },
    { key: 'S', does: keyWords.snoozeUntil(language), press: () => verbs.openDialog('snooze') },
    { key: 'c', does: keyWords.category(language), press: () => verbs.openDialog('category') },
    { key: 'C', does: keyWords.otherCategory(language), press: verbs.moveToOther },
    { key: 'f', does: keyWords.feature(language), press: verbs.feature },
    { key: 'h', does: keyWords.claim(language), press: verbs.claim },
    { key: 'm', does: keyWords.note(language), press: () => verbs.openDialog('note') },
    { key: 'x', does: keyWords.select(language), press: () => verbs.tick(state().cursor) },
    { key: 'X', does: keyWords.selectAll(language), press: verbs.tickAllOrNone },
    { key: 'u', does: keyWords.undo(language), press: verbs.undo },
    { key: 'o', does: keyWords.open(language), press: () => openArticle(state()) },
    {
      key: 'Escape',
      shown: keyWords.escape(language),
      does: keyWords.unselect(language),
      press: verbs.untick,
    },
  ]
}

function openArticle(state: QueueState): void {
  const current = shownEntries(state).find(({ id }) => id === state.cursor)
  if (current) window.open(current.url, '_blank', 'noopener,noreferrer')
}
