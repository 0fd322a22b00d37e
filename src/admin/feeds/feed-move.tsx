import { Form } from 'react-router'
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
  if (!movedTo) return null
  const box = 'mb-6 max-w-3xl border-l-4 border-danger bg-wash px-4 py-3'
  if (failure === 'moved-to-known-feed') {
    return (
      <section aria-label="A decision is needed" className={box}>
        <h2 className="m-0 text-base font-semibold">This feed has become another one</h2>
        <p className="my-1 break-words">
          It now leads to {movedTo}, which is in the list already. Delete this one: the other brings the same.
        </p>
      </section>
    )
  }
  if (failure !== 'moved-to-other-outlet') return null
  return (
    <section aria-label="A decision is needed" className={box}>
      <h2 className="m-0 text-base font-semibold">Whose feed is this?</h2>
      <p className="my-1 break-words">
        It is kept for {outletName}, but its address now leads to {movedTo}, the site of another outlet.
        Nothing is taken from there until you decide.
      </p>
      <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="theirs">
          It is the other outlet&rsquo;s
        </Button>
        <Button type="submit" name="intent" value="ours">
          {`That site belongs to ${outletName}`}
        </Button>
      </Form>
      <p className="mt-2 mb-0 text-sm text-quiet">Or pause it, or delete it. Each of these can be undone.</p>
    </section>
  )
}
