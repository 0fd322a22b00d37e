import type { ReactNode } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { Button } from '../../widgets/button.tsx'
import type { Queue } from '../desk/use-queue.ts'

/** "Belongs to *story*, because …", or the question whether it does, with the answers. */
export function EntryStory({ entry, queue }: { entry: QueueEntry; queue: Queue }) {
  const { verbs, state } = queue
  const { story, proposal } = entry
  if ((!story && !proposal) || state.fates.has(entry.id)) return null
  return (
    <section aria-label="Story" className="mt-3 border-l-2 border-accent pl-3 text-sm">
      {story ? (
        <>
          <p className="m-0">
            Belongs to <cite dir="auto">{story.title}</cite>
            {story.why ? <Because why={story.why} /> : '.'}
          </p>
          {story.running.length > 0 ? (
            <p className="m-0 mt-1 text-quiet">
              Also running: <bdi>{story.running.join(', ')}</bdi>
            </p>
          ) : null}
          <Answers>
            <Button tone="quiet" onClick={() => verbs.leaveStory(entry)}>
              Not this story
            </Button>
          </Answers>
        </>
      ) : null}
      {proposal ? (
        <>
          <p className="m-0 mt-1">
            May belong to <cite dir="auto">{proposal.title}</cite>
            {proposal.why ? <Because why={proposal.why} /> : '.'}
          </p>
          <Answers>
            <Button tone="quiet" onClick={() => verbs.joinStory(entry)}>
              Join
            </Button>
            <Button tone="quiet" onClick={() => verbs.keepApart(entry)}>
              Not this story
            </Button>
          </Answers>
        </>
      ) : null}
    </section>
  )
}

function Because({ why }: { why: string }) {
  return <span className="text-quiet">, because: {why}.</span>
}

function Answers({ children }: { children: ReactNode }) {
  return <div className="-ml-2 flex flex-wrap noscript:hidden">{children}</div>
}
