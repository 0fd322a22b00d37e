import type { ReactNode } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { Button } from '../../widgets/button.tsx'
import type { Queue } from '../desk/use-queue.ts'
import { storyTitleOf } from '../state/entry-headline.ts'

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
            {story.why
              ? words.belongsBecause(language, { ...titleOf(story), why: story.why, because })
              : words.belongs(language, titleOf(story))}
          </p>
          {story.why && story.compared ? (
            <p className="m-0 mt-1">
              {words.comparedWith(language, { ...titleOf(story.compared), source: story.compared.source })}
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
            {proposal.why
              ? words.mayBelongBecause(language, { ...titleOf(proposal), why: proposal.why, because })
              : words.mayBelong(language, titleOf(proposal))}
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
