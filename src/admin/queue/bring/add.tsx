import { data, Form, useNavigation } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { addDefaultCategories } from '../../../domain/categories/default-categories.ts'
import { pageContext } from '../../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../../http/route-handle.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import { pageLanguage } from '../../../ui/language/page-language.ts'
import * as words from '../../../words/queue-add.ts'
import { readTypedForm } from '../../forms/read-form.ts'
import { useTypedFields } from '../../forms/typed-fields.ts'
import { PageTitle } from '../../frame/page-title.tsx'
import { editorContext } from '../../frame/require-role.ts'
import { titled } from '../../frame/titled.ts'
import { savedOr } from '../../notices/saved-or.ts'
import type { Route } from './+types/add'
import { Bookmarklet } from './bookmarklet.tsx'
import { type Brought, bringArticles } from './bring-articles.ts'
import { PasteAnswer } from './paste-answer.tsx'
import { PasteFields, useForgetPasted } from './paste-fields.tsx'
import { addressesMax, readLines, readShared } from './shared-address.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

// Where the bookmarklet and the share sheet of a telephone lead. Opening it changes nothing: any site could do that
// with a link; the button does.

export const meta: Route.MetaFunction = titled(words.title)

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
  if (lines.length === 0) return refuse(words.noAddress(page.language))
  if (lines.length > addressesMax)
    return refuse(words.tooMany(page.language, { most: addressesMax, count: lines.length }))
  // Without one nothing could be accepted.
  await addDefaultCategories(page.db, { by, now: page.now })
  const origin = via === 'bookmarklet' ? 'bookmarklet' : 'paste'
  // A title belongs to the one page that it came with.
  const bringing = {
    origin,
    by,
    signal: request.signal,
    title: lines.length === 1 ? title.slice(0, 1000) : '',
  } as const
  return data<Answer>({ problem: null, brought: await bringArticles(page, lines, bringing) })
}

/** The queue, or what was pasted, must not give way to a page that says no more than this. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const unanswered: Answer = { problem: words.unanswered(pageLanguage()), brought: [] }
  return savedOr(unanswered, serverAction)
}

type Answer = { problem: string | null; brought: Brought[] }

function refuse(problem: string) {
  return data<Answer>({ problem, brought: [] }, { status: 400 })
}

export default function AddToQueue({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { addresses, title, via, origin } = loaderData
  const typed = useTypedFields({ addresses: addresses.join('\n'), title }, undefined).fields
  const begun = actionData?.problem ? readLines(typed.addresses) : addresses
  const isReading = useNavigation().formMethod === 'POST'
  useForgetPasted(actionData)
  return (
    <>
      <PageTitle title={words.title(language)} />
      <div className="max-w-2xl">
        {title ? <p className="mt-0 font-serif text-lg">{title}</p> : null}
        <Form method="post" action={adminPath('/queue/add')}>
          <PasteFields addresses={begun} isReading={isReading} title={typed.title} via={via} />
        </Form>
        <PasteAnswer answer={actionData} />
      </div>
      <Bookmarklet origin={origin} />
    </>
  )
}
