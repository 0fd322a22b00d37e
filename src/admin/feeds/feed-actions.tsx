import { useState } from 'react'
import { Form, useFetcher, useSubmit } from 'react-router'
import type { FeedState } from '../../domain/feeds/feed.ts'
import { inOneSentence, waitingStay } from '../forms/what-stays.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { Button } from '../widgets/button.tsx'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'

const deletion = { intent: 'delete' }

type ActedFeed = { id: string; title: string; url: string; state: FeedState }

export function FeedActions({
  feed,
  waiting,
  said,
}: {
  feed: ActedFeed
  waiting: number
  /** The outcome of a poll that was requested without a script. */
  said: string | undefined
}) {
  const poller = useFetcher<{ said: string; message: string }>()
  useErrorToast(poller.data)
  const submit = useSubmit()
  const [isDeleting, setDeleting] = useState(false)
  const isPolling = poller.state !== 'idle'
  const question = deletionQuestion(feed, waiting)
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-2">
        <poller.Form method="post">
          <Button type="submit" tone="primary" name="intent" value="poll" disabled={isPolling}>
            {isPolling ? 'Polling...' : 'Poll now'}
          </Button>
        </poller.Form>
        <Form method="post" preventScrollReset>
          {feed.state === 'active' ? (
            <Button type="submit" name="intent" value="pause">
              Pause
            </Button>
          ) : (
            <Button type="submit" name="intent" value="resume">
              Resume
            </Button>
          )}
        </Form>
        <DeleteButton question={question} fields={deletion} tone="danger" onClick={() => setDeleting(true)} />
      </div>
      <p role="status" className="mt-0 mb-6 min-h-6">
        {isPolling ? 'Asking the server...' : (poller.data?.said ?? said)}
      </p>
      <ConfirmDialog
        open={isDeleting}
        title="Are you sure?"
        text={question}
        confirmLabel="Delete"
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          submit(deletion, { method: 'post' })
          setDeleting(false)
        }}
      />
    </>
  )
}

function deletionQuestion({ title, url }: ActedFeed, waiting: number): string {
  const stays = inOneSentence(['what it published stays on the site', waitingStay(waiting)])
  return `This will delete the feed "${title || url}".${stays} You can undo it afterwards.`
}
