import { Form, useFetcher } from 'react-router'
import type { FeedState } from '../../domain/feeds/feed.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import { DeleteRecord } from '../lists/delete-record.tsx'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { Button } from '../widgets/button.tsx'

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
  const isPolling = poller.state !== 'idle'
  const language = useLanguage()
  const question = words.deleteFeed(language, { name: feed.title || feed.url, waiting })
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-2">
        <poller.Form method="post">
          <Button type="submit" tone="primary" name="intent" value="poll" disabled={isPolling}>
            {(isPolling ? words.polling : words.pollNow)(language)}
          </Button>
        </poller.Form>
        <Form method="post" preventScrollReset>
          {feed.state === 'active' ? (
            <Button type="submit" name="intent" value="pause">
              {words.pause(language)}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="resume">
              {words.resume(language)}
            </Button>
          )}
        </Form>
        <DeleteRecord question={question} fields={{ intent: 'delete' }} tone="danger" />
      </div>
      <p role="status" className="mt-0 mb-6 min-h-6">
        {isPolling ? words.asking(language) : (poller.data?.said ?? said)}
      </p>
    </>
  )
}
