import { useEffect, useRef } from 'react'
import { data, Form } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { addDefaultCategories } from '../../../domain/categories/write-category.ts'
import { describeArticleProblem } from '../../../domain/reasons/article-problem.ts'
import { pageContext } from '../../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../../http/route-handle.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-add.ts'
import { readTypedForm } from '../../forms/read-form.ts'
import { useTypedFields } from '../../forms/typed-fields.ts'
import { PageTitle, titleMeta } from '../../frame/page-title.tsx'
import { editorContext } from '../../frame/require-role.ts'
import { withFallback } from '../../notices/with-fallback.ts'
import { buttonClass } from '../../widgets/button.tsx'
import { useIsPosting } from '../../widgets/use-is-posting.ts'
import type { Route } from './+types/add'
import { leftLines } from './left-addresses.ts'
import { PasteFields, PasteResult } from './paste-box.tsx'
import { addressesMax, readLines, readShared } from './shared-address.ts'
import { type PasteResponse, submitArticles } from './submit-articles.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

// The target of the bookmarklet and of a phone's share sheet. Opening the page changes nothing, because any site could link
// to it; only its button does.

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const via = searchParams.get('via') === 'bookmarklet' ? 'bookmarklet' : 'paste'
  return { ...readShared(searchParams), via, origin: context.get(pageContext).origin } as const
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { addresses = '', title = '', via } = await readTypedForm(request, context)
  const lines = readLines(addresses)
  if (lines.length === 0) {
    const problem = words.noAddress(page.language)
    return data<PasteResponse>({ problem, submitted: [] }, { status: 400 })
  }
  const read = lines.slice(0, addressesMax)
  const left = lines.length - read.length
  // Without a category no entry could be accepted.
  await addDefaultCategories(page.db, { by, now: page.now })
  const origin = via === 'bookmarklet' ? 'bookmarklet' : 'paste'
  // The title belongs to a single page, so it is ignored for several addresses.
  const submission = {
    origin,
    describeProblem: describeArticleProblem,
    by,
    signal: request.signal,
    title: lines.length === 1 ? title.slice(0, 1000) : '',
  } as const
  return data<PasteResponse>({
    problem: left > 0 ? words.firstRead(page.language, { most: addressesMax, count: left }) : null,
    submitted: await submitArticles(page, read, submission),
  })
}

/** If the server is away, the queue and the pasted text must stay instead of giving way to an error page. */
export const clientAction = withFallback(
  (language): PasteResponse => ({ problem: words.unanswered(language), submitted: [] }),
)

export default function AddToQueue({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { addresses, title, via, origin } = loaderData
  const typed = useTypedFields({ addresses: addresses.join('\n'), title }, undefined).fields
  const begun = actionData
    ? readLines(leftLines(typed.addresses, actionData.submitted).join('\n'))
    : addresses
  const isReading = useIsPosting()
  return (
    <>
      <PageTitle title={words.title(language)} />
      <div className="max-w-2xl">
        {title ? <p className="mt-0 font-serif text-lg">{title}</p> : null}
        <Form method="post" action={adminPath('/queue/add')}>
          <PasteFields
            addresses={begun}
            isReading={isReading}
            response={actionData}
            title={typed.title}
            via={via}
          />
        </Form>
        <PasteResult response={actionData} />
      </div>
      <Bookmarklet origin={origin} />
    </>
  )
}

function Bookmarklet({ origin }: { origin: string }) {
  const language = useLanguage()
  const bold = (text: string) => <strong key="where">{text}</strong>
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // React rightly refuses `javascript:` addresses; this one holds no foreign text.
    link.current?.setAttribute('href', bookmarkletOf(origin))
  }, [origin])
  return (
    <section aria-labelledby="bookmarklet" className="mt-10 max-w-2xl border-t border-rule pt-4 text-sm">
      <h2 id="bookmarklet" className="mt-0 mb-2 text-base font-semibold">
        {words.fromAnyPage(language)}
      </h2>
      <p className="my-2">{words.inBrowser(language, { b: bold })}</p>
      <p className="my-4">
        <a ref={link} href="#bookmarklet" className={buttonClass()}>
          {words.add(language)}
        </a>
      </p>
      <p className="my-2">{words.onPhone(language, { b: bold })}</p>
    </section>
  )
}

/** The origin is our own; the page's title and address are encoded. */
function bookmarkletOf(origin: string): string {
  const target = JSON.stringify(`${origin}${adminPath('/queue/add')}?via=bookmarklet&url=`)
  return `javascript:void(window.open(${target}+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)))`
}
