import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { adminPath } from '../../address/admin-path.ts'
import { fieldLabel } from '../../domain/news-links/form-values.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/article-desk.ts'
import { TextField } from '../forms/record-fields.tsx'
import { Button } from '../widgets/button.tsx'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { AlreadyThere } from './already-there.tsx'
import type { loader } from './fetch.ts'
import type { Already, ArticleProposal, ProposedField } from './propose-article.ts'
import type { NewsFormApi, useArticleFetch } from './use-article-fetch.ts'

type Props = { form: NewsFormApi; fetched: ReturnType<typeof useArticleFetch> }

/** The address of an article. Its page is fetched after a paste or by the button, and the result is shown below. */
export function ArticleAddressField({ form, fetched }: Props) {
  const language = useLanguage()
  return (
    <>
      <PreloadRoute route="admin/article/fetch" />
      <div
        className="flex items-start gap-3"
        onPaste={event => fetchAfterPaste(event.target, fetched.fetchArticle)}
      >
        <div className="min-w-0 grow">
          <TextField form={form} name="url" type="url" label={fieldLabel('url', language)} />
        </div>
        <div className="shrink-0 pt-6 noscript:hidden *:min-h-10.5">
          <Button onClick={fetched.fetchArticle} isOff={fetched.isFetching}>
            {words.fetch(language)}
          </Button>
        </div>
      </div>
      <ArticleFetchBox form={form} fetched={fetched} />
    </>
  )
}

// The pasted text reaches the field only after the event.
function fetchAfterPaste(target: EventTarget, fetchArticle: () => void): void {
  if (target instanceof HTMLInputElement) setTimeout(fetchArticle)
}

// Longer than a pause between keys, short enough to end before the next field.
const pauseMs = 400

/** Under the address: the result of the fetch, an existing link to the article, and proposals that were not applied. */
function ArticleFetchBox({ form, fetched }: Props) {
  const language = useLanguage()
  const { response, isFetching, offers, take } = fetched
  const address = useWatch({ control: form.control, name: 'url' }).trim()
  const typed = useExisting(form)
  const proposal = isFetching ? null : proposalOf(address, fetched.proposal)
  // The link being edited is not a duplicate of itself.
  const edited = form.formState.defaultValues?.url
  const found = [proposal?.already ?? typed, proposal?.alike].map(one =>
    one?.of.url === edited ? null : one,
  )
  const [already, alike] = found
  const problem = isFetching ? null : response?.ok === false ? response.problem : proposal?.problem
  return (
    <div className="mb-5 empty:hidden">
      {already ? (
        <p role="status" className="mt-0 mb-2 border-l-4 border-danger bg-wash px-4 py-2 text-sm">
          <AlreadyThere already={already} />
        </p>
      ) : null}
      {alike && !already ? (
        <p role="status" className="mt-0 mb-2 border-l-4 border-accent bg-wash px-4 py-2 text-sm">
          <AlreadyThere already={alike} as="alike" />
        </p>
      ) : null}
      <p
        role="status"
        className={
          problem
            ? 'my-0 border-l-4 border-accent bg-wash px-4 py-2 text-sm'
            : 'my-0 text-sm text-quiet empty:hidden'
        }
      >
        {isFetching
          ? words.reading(language)
          : (problem ?? (proposal ? words.filled(language, { count: proposal.fields.length }) : null))}
      </p>
      {proposal?.own ? (
        <OwnAddress own={proposal.own} onUse={url => form.setValue('url', url, { shouldDirty: true })} />
      ) : null}
      {offers.length > 0 && proposal ? <Offers offers={offers} take={take} /> : null}
    </div>
  )
}

/** The proposal, if it was fetched for this address. */
function proposalOf(address: string, proposal: ArticleProposal | null): ArticleProposal | null {
  return address === proposal?.url || address === proposal?.own?.url ? proposal : null
}

function OwnAddress({ own, onUse }: { own: { url: string; note: string }; onUse: (url: string) => void }) {
  const language = useLanguage()
  return (
    <p className="mt-2 mb-0 text-sm">
      {words.ownAddress(language, {
        url: () => (
          <span key="url" className="break-all">
            {own.url}
          </span>
        ),
        note: () => (
          <span key="note" className="text-quiet">
            {words.note(language, { note: own.note })}
          </span>
        ),
      })}{' '}
      <Button tone="quiet" onClick={() => onUse(own.url)}>
        {words.useAddress(language)}
      </Button>
    </p>
  )
}

function Offers({ offers, take }: { offers: ProposedField[]; take: (offer: ProposedField) => void }) {
  const language = useLanguage()
  return (
    <section aria-label={words.offers(language)} className="mt-2 border-l-4 border-rule px-4 py-1 text-sm">
      <p className="m-0 font-semibold">{words.kept(language)}</p>
      <ul className="m-0 list-none p-0">
        {offers.map(offer => (
          <li key={offer.name} className="flex flex-wrap items-baseline gap-x-2">
            <span>
              {words.offer(language, {
                label: fieldLabel(offer.name, language),
                value: () => (
                  <span key="value" className="break-words text-quiet">
                    {shown(offer)}
                  </span>
                ),
              })}
            </span>
            <Button
              tone="quiet"
              onClick={() => take(offer)}
              aria-label={words.takeLabel(language, { label: fieldLabel(offer.name, language) })}
            >
              {words.take(language)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

// For a category the reason is shown, because its value is an id.
function shown({ name, value, note }: ProposedField): string {
  return name === 'category' ? note : value.length > 160 ? `${value.slice(0, 160)}…` : value
}

function useExisting(form: NewsFormApi): Already | null {
  const fetcher = useFetcher<typeof loader>()
  const { load } = fetcher
  const url = (useWatch({ control: form.control, name: 'url' }) ?? '').trim()
  useEffect(() => {
    if (!URL.canParse(url)) return
    const timer = setTimeout(
      () => void load(`${adminPath('/article/fetch')}?url=${encodeURIComponent(url)}`),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [url, load])
  return fetcher.data?.url === url ? fetcher.data.already : null
}
