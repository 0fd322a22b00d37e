import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feed-steps.ts'
import * as deskWords from '../../words/feeds-desk.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { FoundFeeds } from './act-on-feed.ts'
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

/** A feed that redirects to another outlet, to other entries, or to a feed that exists already: an editor has to decide. */
function FeedMove({
  failure,
  movedTo,
  outletName,
}: {
  failure: string | null
  movedTo: string | null
  outletName: string
}) {
  const language = useLanguage()
  if (!movedTo) return null
  switch (failure) {
    case 'moved-to-known-feed':
      return (
        <Decision
          title={deskWords.becameAnother(language)}
          text={deskWords.leadsToKnown(language, { url: movedTo })}
        />
      )
    case 'moved-to-other-items':
      return (
        <Decision
          title={deskWords.stillSameFeed(language)}
          text={deskWords.leadsToItems(language, { url: movedTo })}
        >
          <Button type="submit" name="intent" value="follow">
            {deskWords.follow(language)}
          </Button>
        </Decision>
      )
    case 'moved-to-other-outlet':
      return (
        <Decision
          title={deskWords.whoseFeed(language)}
          text={deskWords.leadsToOther(language, { outlet: outletName, url: movedTo })}
        >
          <Button type="submit" name="intent" value="theirs">
            {deskWords.theirs(language)}
          </Button>
          <Button type="submit" name="intent" value="ours">
            {deskWords.ours(language, { outlet: outletName })}
          </Button>
        </Decision>
      )
    default:
      return null
  }
}

function Decision({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const language = useLanguage()
  return (
    <section
      aria-label={deskWords.decisionNeeded(language)}
      className="mb-6 max-w-3xl border-l-4 border-danger bg-wash px-4 py-3"
    >
      <h2 className="m-0 text-base font-semibold">{title}</h2>
      <p className="my-1 break-words">{text}</p>
      {children ? (
        <>
          <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2">
            {children}
          </Form>
          <p className="mt-2 mb-0 text-sm text-quiet">{deskWords.orPause(language)}</p>
        </>
      ) : null}
    </section>
  )
}
