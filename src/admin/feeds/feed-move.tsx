import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import { Button } from '../widgets/button.tsx'

/** A feed that redirects to another outlet, to other entries, or to a feed that exists already: an editor has to decide. */
export function FeedMove({
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
          title={words.becameAnother(language)}
          text={words.leadsToKnown(language, { url: movedTo })}
        />
      )
    case 'moved-to-other-items':
      return (
        <Decision title={words.stillSameFeed(language)} text={words.leadsToItems(language, { url: movedTo })}>
          <Button type="submit" name="intent" value="follow">
            {words.follow(language)}
          </Button>
        </Decision>
      )
    case 'moved-to-other-outlet':
      return (
        <Decision
          title={words.whoseFeed(language)}
          text={words.leadsToOther(language, { outlet: outletName, url: movedTo })}
        >
          <Button type="submit" name="intent" value="theirs">
            {words.theirs(language)}
          </Button>
          <Button type="submit" name="intent" value="ours">
            {words.ours(language, { outlet: outletName })}
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
      aria-label={words.decisionNeeded(language)}
      className="mb-6 max-w-3xl border-l-4 border-danger bg-wash px-4 py-3"
    >
      <h2 className="m-0 text-base font-semibold">{title}</h2>
      <p className="my-1 break-words">{text}</p>
      {children ? (
        <>
          <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2">
            {children}
          </Form>
          <p className="mt-2 mb-0 text-sm text-quiet">{words.orPause(language)}</p>
        </>
      ) : null}
    </section>
  )
}
