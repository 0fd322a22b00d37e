import type { ReactNode } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { PostButton } from '../../forms/post-button.tsx'
import { Button } from '../../widgets/button.tsx'
import type { Queue } from '../desk/use-queue.ts'
import { headlineOf, storyTitleOf } from '../state/entry-headline.ts'
import { writeSeen } from '../state/queue-page.ts'
import { HeldSentence, Sentence } from '../widgets/held-sentence.tsx'

/** `other`: a second category that fits too. `setBy`: why the content decided for this one. */
export type CategoryOfEntry = {
  name: string
  why: string | null
  setBy: string | null
  other: { id: string; name: string; why: string } | null
}

/** The category that accepting applies: the proposed one, with its reason, or the entry's own. Null if there is neither. */
export function categoryOf(
  { categoryId, categoryProposal, categoryChoice, categoryWhy }: QueueEntry,
  categories: { id: string; name: string }[],
): CategoryOfEntry | null {
  const nameOf = (wanted: string | null) => categories.find(({ id }) => id === wanted)?.name
  const proposed = categoryProposal && nameOf(categoryProposal.categoryId)
  if (proposed) return { name: proposed, why: categoryProposal.why, setBy: null, other: null }
  const name = nameOf(categoryId)
  if (!name) return null
  const otherName = nameOf(categoryChoice?.categoryId ?? null)
  const other =
    categoryChoice && otherName
      ? { id: categoryChoice.categoryId, name: otherName, why: categoryChoice.why }
      : null
  return { name, why: null, setBy: categoryWhy, other }
}

/** Why the entry has or will have its category, or which other one fits, with the button that chooses that. */
export function EntryCategory({
  entry,
  category: { name, why, setBy, other },
  onMove,
}: {
  entry: QueueEntry
  category: CategoryOfEntry
  onMove: () => void
}) {
  const language = useLanguage()
  if (why) return <Why>{words.categoryProposed(language, { category: strong(name), why })}</Why>
  if (!other)
    return setBy ? <Why>{words.categorySet(language, { category: strong(name), why: setBy })}</Why> : null
  return (
    <>
      <Why>{words.categoryChoice(language, { category: strong(other.name), why: other.why })}</Why>
      <div className="mt-1">
        <PostButton
          fields={{ change: 'move', category: other.id, entry: writeSeen(entry) }}
          tone="quiet"
          onClick={onMove}
        >
          <span>{words.moveToCategory(language, { category: other.name })}</span>{' '}
          <span aria-hidden="true" className="hidden font-sans text-xs opacity-80 lg:inline noscript:hidden">
            C
          </span>
        </PostButton>
      </div>
    </>
  )
}

function Why({ children }: { children: ReactNode }) {
  return (
    <p className="m-0 mt-2 text-sm text-quiet">
      <Sentence>{children}</Sentence>
    </p>
  )
}

function strong(name: string) {
  return () => (
    <strong key="category" className="text-ink">
      {name}
    </strong>
  )
}

/** Why an entry is held or grouped with another; `onClear` runs when the editor declares it no duplicate. */
export function WhyHeld({ entry, onClear }: { entry: QueueEntry; onClear: () => void }) {
  const language = useLanguage()
  const { status, heldOf, reason } = entry
  if (status !== 'duplicate' && heldOf === null) {
    return reason ? (
      <p className="mt-2 mb-0 border-l-2 border-field pl-3 text-sm">{words.why(language, { why: reason })}</p>
    ) : null
  }
  return (
    <div className="mt-2 border-l-2 border-field pl-3 text-sm">
      <p className="m-0">
        <HeldSentence entry={entry} />
      </p>
      <div className="-ml-2">
        <PostButton
          fields={{ change: 'not-a-duplicate', entry: writeSeen(entry) }}
          tone="quiet"
          aria-label={words.notDuplicateLabel(language, { headline: headlineOf(entry, language) })}
          onClick={onClear}
        >
          {words.notDuplicate(language)}
        </PostButton>
      </div>
    </div>
  )
}

type StoryAnswers = {
  state: Pick<Queue['state'], 'fates'>
  verbs: Pick<Queue['verbs'], 'leaveStory' | 'joinStory' | 'keepApart'>
}

/** "Belongs to *story*, because …", or the proposal of a story; a proposal to merge two stories waits on the page of stories. */
export function EntryStory({ entry, queue }: { entry: QueueEntry; queue: StoryAnswers }) {
  const language = useLanguage()
  const { verbs, state } = queue
  const { proposal } = entry
  const story = entry.story?.title ? { ...entry.story, title: storyTitleOf(entry.story, entry) } : null
  if ((!story && !proposal) || state.fates.has(entry.id)) return null
  return (
    <section aria-label={words.story(language)} className="mt-3 border-l-2 border-accent pl-3 text-sm">
      {story ? (
        <>
          <p className="m-0">
            <Sentence>
              {story.why
                ? words.belongsBecause(language, { ...titleOf(story), why: story.why, because })
                : words.belongs(language, titleOf(story))}
            </Sentence>
          </p>
          {story.why && story.compared ? (
            <p className="m-0 mt-1">
              <Sentence>
                {words.comparedWith(language, { ...titleOf(story.compared), source: story.compared.source })}
              </Sentence>
            </p>
          ) : null}
          {story.running.length > 0 ? (
            <p className="m-0 mt-1 text-quiet">
              {words.running(language, { titles: () => <bdi key="titles">{story.running.join(', ')}</bdi> })}
            </p>
          ) : null}
          <Answers>
            <Button tone="quiet" onClick={() => verbs.leaveStory(entry)}>
              {words.notThisStory(language)}
            </Button>
          </Answers>
        </>
      ) : proposal ? (
        <>
          <p className="m-0 mt-1">
            <Sentence>
              {proposal.why
                ? words.mayBelongBecause(language, { ...titleOf(proposal), why: proposal.why, because })
                : words.mayBelong(language, titleOf(proposal))}
            </Sentence>
          </p>
          <Answers>
            <Button tone="quiet" onClick={() => verbs.joinStory(entry)}>
              {words.join(language)}
            </Button>
            <Button tone="quiet" onClick={() => verbs.keepApart(entry)}>
              {words.notThisStory(language)}
            </Button>
          </Answers>
        </>
      ) : null}
    </section>
  )
}

function titleOf({ title }: { title: string }) {
  return {
    story: () => (
      <cite key="story" dir="auto">
        {title}
      </cite>
    ),
  }
}

function because(text: string) {
  return (
    <span key="because" className="text-quiet">
      {text}
    </span>
  )
}

function Answers({ children }: { children: ReactNode }) {
  return <div className="-ml-2 flex flex-wrap">{children}</div>
}
