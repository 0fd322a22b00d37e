import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { administratorContext } from '../frame/require-role.ts'
import type { Route } from './+types/download'
import { confirmAdmin } from './confirm-admin.ts'

export const handle = { role: 'administrator' } satisfies RouteHandle

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const admin = context.get(administratorContext)
  const { password = '' } = await readFormTexts(request)
  const confirmed = await confirmAdmin(admin, { page, password })
  if (!confirmed.ok) return redirect(`${adminPath('/settings/backup')}?problem=${confirmed.reason}`)
  const bytes = page.backups.read(admin.by)
  // If the database cannot be read, this is an error page and not a truncated file.
  const first = await bytes.next()
  return new Response(streamOf(first, bytes), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="chowk-${page.now.toISOString().slice(0, 16).replace(':', '')}.chowk"`,
    },
  })
}

/** Produces more when the browser has consumed the previous data. */
function streamOf(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>) {
  let next: IteratorResult<Buffer> | null = first
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async controller => {
      const { done, value } = next ?? (await rest.next())
      next = null
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel: async () => {
      await rest.return(undefined)
    },
  })
}
