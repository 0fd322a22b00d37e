import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import { Button } from '../widgets/button.tsx'

/** A feed that leads to another outlet, or to another feed: what the machine must not decide. */
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
  const box = 'mb-6 max-w-3xl border-l-4 border-danger bg-wash px-4 py-3'
  if (failure === 'moved-to-known-feed') {
    return (
      <section aria-label={words.decisionNeeded(language)} className={box}>
        <h2 className="m-0 text-base font-semibold">{words.becameAnother(language)}</h2>
        <p className="my-1 break-words">{words.leadsToKnown(language, { url: movedTo })}</p>
      </section>
    )
  }
  if (failure !== 'moved-to-other-outlet') return null
  return (
    <section aria-label={words.decisionNeeded(language)} className={box}>
      <h2 className="m-0 text-base font-semibold">{words.whoseFeed(language)}</h2>
      <p className="my-1 break-words">{words.leadsToOther(language, { outlet: outletName, url: movedTo })}</p>
      <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="theirs">
          {words.theirs(language)}
        </Button>
        <Button type="submit" name="intent" value="ours">
          {words.ours(language, { outlet: outletName })}
        </Button>
      </Form>
      <p className="mt-2 mb-0 text-sm text-quiet">{words.orPause(language)}</p>
    </section>
  )
}
