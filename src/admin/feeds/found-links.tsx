import { useLanguage } from '../../ui/language/language-context.ts'
import * as stepWords from '../../words/feed-steps.ts'
import * as words from '../../words/feeds-desk.ts'
import { Button } from '../widgets/button.tsx'
import type { FetcherForm } from '../widgets/use-fetcher.ts'
import type { ShownTry } from './shown-try.ts'

export function FoundLinks({
  tried,
  looker,
}: {
  tried: Extract<ShownTry, { ok: false }>
  looker: FetcherForm
}) {
  const language = useLanguage()
  const { links, sentence, detail, url, step, homeUrl } = tried
  if (links.length === 0) {
    return (
      <div role="alert" className="mb-6 max-w-3xl border-l-4 border-danger bg-wash px-4 py-3">
        <p className="m-0 font-semibold">{sentence}</p>
        <p className="m-0 break-words text-sm text-quiet">{words.nothingSaved(language, { url, detail })}</p>
        {step ? <p className="mt-2 mb-0">{step}</p> : null}
        {homeUrl ? (
          <looker.Form method="post" className="mt-3">
            <input type="hidden" name="intent" value="look" />
            <input type="hidden" name="url" value={homeUrl} />
            <Button type="submit" isOff={looker.state !== 'idle'}>
              {stepWords.lookAtHome(language, { url: homeUrl })}
            </Button>
          </looker.Form>
        ) : null}
      </div>
    )
  }
  return (
    <section aria-label={words.feedsFound(language)} className="mb-6 max-w-3xl">
      <h2 className="mb-1 font-serif text-lg font-bold">
        {words.pageNames(language, { count: links.length })}
      </h2>
      <ul className="m-0 list-none divide-y divide-rule border-y border-rule p-0">
        {links.map(link => (
          <li key={link.url} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-64">
              <p className="m-0 font-medium">{link.title || words.withoutName(language)}</p>
              <p className="m-0 break-all text-sm text-quiet">
                {link.isElsewhere ? words.onAnotherHost(language, link) : link.url}
              </p>
            </div>
            <looker.Form method="post">
              <input type="hidden" name="intent" value="look" />
              <input type="hidden" name="url" value={link.url} />
              {link.isElsewhere ? <input type="hidden" name="found" value="on" /> : null}
              <Button
                type="submit"
                isOff={looker.state !== 'idle'}
                aria-label={words.lookAt(language, { name: link.title || link.url })}
              >
                {words.showFound(language)}
              </Button>
            </looker.Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
