import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import {
  findLastMailFailure,
  findLastTest,
  listLetters,
  queueTest,
  type SentLetter,
  type TriedMail,
} from '../../domain/newsletter/letters.ts'
import { describeMailFailure } from '../../domain/newsletter/mail-failure.ts'
import { findNextDay, listLetterLanguages } from '../../domain/newsletter/newsletter.ts'
import { countSubscribers } from '../../domain/newsletter/subscriber-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { formatList, formatNumber } from '../../text/format.ts'
import { type Language, readLanguage } from '../../text/language.ts'
import { siteDay, siteZone } from '../../text/site-zone.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/newsletter-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import type { Route } from './+types/newsletter'
import { LetterPreview, MailTrouble } from './letter-preview.tsx'

const columns = ['day', 'language', 'state', 'sent', 'failed', 'bounced'] as const

export const handle = { role: 'administrator' } satisfies RouteHandle

// The state of the newsletter: when the next letter is sent, its preview, and the outcome of the latest letters.

export const meta = titleMeta(words.title)

// A month of letters, in two languages.
const shownLetters = 60

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, mail, demo, language, findSettings } = context.get(pageContext)
  const { account } = context.get(administratorContext).session
  const [settings, letters, counts, trouble, test] = await Promise.all([
    findSettings(),
    listLetters(db, shownLetters),
    countSubscribers(db),
    findLastMailFailure(db),
    findLastTest(db, account.id),
  ])
  const languages = listLetterLanguages(settings)
  return {
    mail: mail && { server: mail.server, from: mail.from },
    demo,
    letters,
    counts,
    languages,
    hour: settings.newsletterHour,
    nextDay: languages.length > 0 ? findNextDay(settings, { now, zone: siteZone }) : null,
    trouble: trouble && toShownMail(trouble, { now, language }),
    test: test && toShownMail(test, { now, language }),
    email: account.email,
    shown: readLanguage(new URL(request.url).searchParams.get('language') ?? languages[0] ?? ''),
  }
}

/** Queues a test to the account's own address; the worker sends it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, mail, origin, language: desk } = context.get(pageContext)
  const { by } = context.get(administratorContext)
  const language = readLanguage((await readFormTexts(request)).language ?? '')
  if (!mail) return redirect(adminPath('/newsletter'))
  const queued = await queueTest(db, { by, language, now })
  if (!queued.ok) {
    const minutes = Math.max(1, Math.ceil(queued.retryAfterSeconds / 60))
    return data({ message: words.testThrottled(desk, { minutes }) }, { status: 429 })
  }
  const to = `${adminPath('/newsletter')}?language=${language}`
  return redirectWithNotice(to, 'newsletter-test-queued', { origin })
}

export const clientAction = withFallback(language => ({ message: words.testNotQueued(language) }))

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { letters, shown, email, test, mail, languages } = loaderData
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/newsletter/subscribers')}>{words.subscribers(language)}</ButtonLink>
        <ButtonLink to={`${adminPath('/settings')}?tab=newsletter`}>{words.settings(language)}</ButtonLink>
      </PageTitle>
      <NewsletterState {...loaderData} />
      <LetterPreview languages={languages} shown={shown} test={test} email={mail ? email : null} />
      <LetterTable letters={letters} />
    </>
  )
}

function LetterTable({ letters }: { letters: SentLetter[] }) {
  const language = useLanguage()
  const head = (column: (typeof columns)[number]) => words.heading(language, { column })
  return (
    <section aria-labelledby="letters">
      <h2 id="letters" className="mb-2 font-serif text-lg font-bold">
        {words.lastLetters(language)}
      </h2>
      <RecordTable heads={columns.map(column => () => head(column))} empty={words.noLetters(language)}>
        {letters.map(({ id, day, state, skippedFor, recipients, sent, failed, bounced, ...letter }) => (
          <tr key={id}>
            <td className={titleCellClass}>{siteDay(new Date(`${day}T06:30:00Z`), language)}</td>
            <td className={cellClass}>{languageTagName(letter.language, language)}</td>
            <td className={cellClass}>
              {words.letterState(language, { state: state === 'skipped' ? (skippedFor ?? 'nobody') : state })}
            </td>
            <td className={cellClass} data-label={head('sent')}>
              {words.sentOf(language, { sent, recipients })}
            </td>
            <td className={cellClass} data-label={head('failed')}>
              {formatNumber(failed, language)}
            </td>
            <td className={cellClass} data-label={head('bounced')}>
              {formatNumber(bounced, language)}
            </td>
          </tr>
        ))}
      </RecordTable>
    </section>
  )
}

/** When the next letter is sent, to how many subscribers, and what prevents it. */
function NewsletterState(props: Route.ComponentProps['loaderData']) {
  const { mail, demo, languages, nextDay, hour, counts, trouble } = props
  const language = useLanguage()
  const countOf = (state: string) =>
    counts.reduce((sum, row) => sum + (row.state === state ? row.count : 0), 0)
  const next = nextDay && {
    day: siteDay(new Date(`${nextDay}T06:30:00Z`), language),
    time: `${String(hour).padStart(2, '0')}:00`,
    languages: formatList(
      languages.map(each => languageTagName(each, language)),
      language,
    ),
  }
  return (
    <div className="mb-8 max-w-prose">
      {mail ? (
        <p>{words.leavesBy(language, mail)}</p>
      ) : (
        <p role="status">{(demo ? words.demo : words.noServer)(language)}</p>
      )}
      {mail ? (
        <p className="font-semibold">{next ? words.next(language, next) : words.isOff(language)}</p>
      ) : null}
      <p>
        {words.counts(language, {
          active: countOf('active'),
          pending: countOf('pending'),
          off: countOf('off'),
        })}
      </p>
      {trouble ? <MailTrouble title={words.trouble(language, trouble)} mail={trouble} /> : null}
    </div>
  )
}

export type ShownMail = { state: TriedMail['state']; time: string; failure: string | null; reply: string }

function toShownMail(
  { state, at, failure, reply }: TriedMail,
  { now, language }: { now: Date; language: Language },
): ShownMail {
  const described = failure && describeMailFailure(failure, language)
  return { state, time: relativeTime(at, now, language), failure: described, reply }
}
