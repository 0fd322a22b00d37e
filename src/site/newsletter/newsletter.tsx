import { data } from 'react-router'
import * as z from 'zod/mini'
import {
  isInternationalMailAddress,
  isMailAddress,
  pastedMailAddress,
  plainMailAddress,
} from '../../address/mail-address.ts'
import { text } from '../../domain/fields/form-text-schema.ts'
import { confirmDays } from '../../domain/newsletter/confirm-subscription.ts'
import { requestSubscription } from '../../domain/newsletter/request-subscription.ts'
import { hasSubscribers } from '../../domain/newsletter/subscriber-queries.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-page.ts'
import * as missingWords from '../../words/not-found.ts'
import * as nameWords from '../../words/page-names.ts'
import { MissingPage } from '../not-found/missing-page.tsx'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import { answerReader, checkReaderForm, type ReaderResponse } from '../tip/check-reader-form.ts'
import { DecoyField, TipField } from '../tip/reader-form.tsx'
import type { Route } from './+types/newsletter'
import { findSendTimes } from './find-send-times.ts'
import { NewsletterNote } from './newsletter-note.tsx'

type AddressResponse = ReaderResponse<{ address: string }>

// Where readers subscribe. Without a mail server, or until an administrator turns on the newsletter in this language,
// this address responds like one that does not exist, unless it has subscribers in the language.

export const handle = { inEditions: true } satisfies RouteHandle

const path = '/newsletter'

const refusals = { noWrites: words.noWrites, full: words.full, throttled: words.throttled }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  page.noStore()
  const when = await findSendTimes(page)
  if (!when) {
    if (await hasSubscribers(page.db, page.language)) return { kind: 'paused' } as const
    const isAdmin = (await page.findSignedIn('editor')) !== null
    return data({ kind: 'missing', path, isAdmin } as const, { status: 404 })
  }
  if (url.searchParams.has('sent')) return { kind: 'sent' } as const
  return { kind: 'form', when } as const
}

/** Queues the confirmation mail; the response does not reveal whether the address is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { db, address: client, language, now } = page
  if (!(await findSendTimes(page))) return null
  return answerReader(await checkAddress(await readPostedForm(request), page), {
    to: 'newsletter',
    send: ({ address }) => requestSubscription(db, { address, language, client, now }),
    thanks: `${path}?sent`,
    refusals,
    language,
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

const titles = {
  missing: missingWords.title,
  form: nameWords.newsletter,
  paused: nameWords.newsletter,
  sent: words.checkMail,
} as const

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const title = loaderData ? titles[loaderData.kind] : titles.missing
  return describeUnindexedPage(root.loaderData, title(languageOf(root.loaderData)))
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  switch (loaderData.kind) {
    case 'missing':
      return <MissingPage {...loaderData} />
    case 'paused':
      return <NewsletterNote title={nameWords.newsletter(language)} note={words.paused(language)} />
    case 'sent':
      return (
        <NewsletterNote
          title={words.checkMail(language)}
          note={words.checkMailNote(language, { days: confirmDays })}
        />
      )
    case 'form':
      return <SubscribeForm when={loaderData.when} response={actionData ?? null} />
  }
}

function SubscribeForm({
  when,
  response,
}: {
  when: { days: string; time: string }
  response: AddressResponse | null
}) {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <NewsletterNote title={nameWords.newsletter(language)} note={words.standfirst(language, when)}>
      {response?.problem ? (
        <p className="problem" role="alert">
          {response.problem}
        </p>
      ) : null}
      <form action={path('/newsletter')} method="post">
        <TipField label={words.addressLabel(language)} error={response?.errors.address}>
          {wiring => (
            <input
              {...wiring}
              // Browsers refuse names in other scripts in a field of type "email", with a sentence that does not say why.
              type="text"
              inputMode="email"
              name="address"
              defaultValue={response?.typed.address}
              required
              maxLength={254}
              autoComplete="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </TipField>
        <DecoyField />
        <p className="small">{words.privacy(language)}</p>
        <button type="submit">{words.subscribe(language)}</button>
      </form>
    </NewsletterNote>
  )
}

async function checkAddress(form: FormData, { language, mail }: PageContext) {
  const address = z.pipe(
    z.pipe(
      text(),
      z.transform(typed => plainMailAddress(pastedMailAddress(typed))),
    ),
    z
      .string()
      .check(
        z.refine(
          typed => isMailAddress(typed) || isInternationalMailAddress(typed),
          words.badAddress(language),
        ),
      ),
  )
  const checked = checkReaderForm(form, {
    // The form returns no more than an address may have, plus a little for typing errors.
    read: field => ({ address: field('address').slice(0, 300) }),
    schema: z.object({ address }),
  })
  if (checked.kind !== 'good' || !isInternationalMailAddress(checked.input.address)) return checked
  if (await mail?.takesAnyName()) return checked
  return { ...checked, kind: 'wrong', errors: { address: words.internationalAddress(language) } } as const
}
