import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feed-steps.ts'
import { Button } from '../widgets/button.tsx'
import type { FetcherForm } from '../widgets/use-fetcher.ts'

/** Looks for the feeds that the home page of the address which was tried names. */
export default function LookAtHome({ url, looker }: { url: string; looker: FetcherForm }) {
  const language = useLanguage()
  return (
    <looker.Form method="post" className="mt-3">
      <input type="hidden" name="intent" value="look" />
      <input type="hidden" name="url" value={url} />
      <Button type="submit" isOff={looker.state !== 'idle'}>
        {words.lookAtHome(language, { url })}
      </Button>
    </looker.Form>
  )
}
