import { Link, useFetcher } from 'react-router'
import type { action } from './add.tsx'
import { BroughtList } from './brought-list.tsx'
import { PasteFields, useForgetPasted } from './paste-fields.tsx'

/** "Paste a URL" in the queue itself: what was added arrives in the list like everything else. */
export function PasteBox() {
  const fetcher = useFetcher<typeof action>()
  const { data } = fetcher
  useForgetPasted(data)
  return (
    <details className="mb-4 max-w-2xl">
      <summary className="inline-block cursor-pointer py-1 text-sm text-accent max-sm:py-3">
        Paste a URL
      </summary>
      <div className="border-b border-rule py-3">
        <fetcher.Form method="post" action="/admin/queue/add">
          <PasteFields isReading={fetcher.state !== 'idle'} />
        </fetcher.Form>
        <Link to="/admin/queue/add" className="mt-3 inline-block text-sm underline max-sm:py-3">
          Bring articles from any page: bookmarklet and sharing
        </Link>
        <div role="status">
          {data?.problem ? <p className="mt-3 mb-0 text-sm text-danger">{data.problem}</p> : null}
          {data ? <BroughtList brought={data.brought} /> : null}
        </div>
      </div>
    </details>
  )
}
