import { adminPath } from '../../address/admin-path.ts'
import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feed-steps.ts'
import { useErrorToast } from '../notices/use-error-toast.tsx'
import { Button } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { FeedMove } from './feed-move.tsx'
import type { FoundFeeds } from './look-for-address.ts'
import type { ShownStep } from './shown-health.ts'

/** What an editor can do about a failing feed. */
export function FeedTrouble({
  feed,
  step,
  posted,
}: {
  feed: Pick<FeedPage, 'id' | 'failure' | 'movedTo' | 'outletName'>
  step: ShownStep | null
  posted: FoundFeeds | null | undefined
}) {
  return (
    <>
      <FeedMove failure={feed.failure} movedTo={feed.movedTo} outletName={feed.outletName} />
      {step ? <NextStep id={feed.id} step={step} posted={posted} /> : null}
    </>
  )
}

/** The outlet's home page may name the feed's new address. */
function NextStep({
  id,
  step,
  posted,
}: {
  id: string
  step: ShownStep
  /** The response to a request without a script. */
  posted: FoundFeeds | null | undefined
}) {
  const language = useLanguage()
  const looker = useFetcher<{ found: FoundFeeds | null; message: string }>()
  useErrorToast(looker.data)
  const isLooking = looker.state !== 'idle'
  const found = looker.data?.found ?? posted
  return (
    <section
      aria-label={words.nextStep(language)}
      className="mb-6 max-w-3xl border-l-4 border-danger bg-wash px-4 py-3"
    >
      <p className="m-0">{step.sentence}</p>
      {step.mayHaveMoved ? (
        <looker.Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="look" isOff={isLooking}>
            {(isLooking ? words.looking : words.look)(language)}
          </Button>
        </looker.Form>
      ) : null}
      <div role="status">
        {found ? <p className="mt-3 mb-0">{found.sentence}</p> : null}
        <ul className="m-0 list-none p-0">
          {found?.links.map(link => (
            <li key={link.url} className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-64 break-all">
                {link.title ? `${link.title} · ` : ''}
                {link.url}
              </span>
              <ButtonLink
                to={`${adminPath('/feeds/edit/:id', { id })}?${new URLSearchParams({ url: link.url })}`}
              >
                {words.use(language)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
