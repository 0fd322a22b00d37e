import { outletRecord } from '../../domain/outlets/outlet.record.ts'
import { listOwners } from '../../domain/outlets/outlet-queries.ts'
import { addOutlet } from '../../domain/outlets/write-outlet.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/outlets-desk.ts'
import { titleMeta } from '../frame/page-title.tsx'
import { keepTyped, noProblem } from '../records/form-problem.ts'
import { FormHead } from '../records/plain-form.tsx'
import { addAction } from '../records/save-record.ts'
import type { Route } from './+types/add'
import { OutletForm, ownersSuggestedMax } from './outlet-form.tsx'
import { refuseOutlet } from './outlet-words.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta = titleMeta(words.addOutlet)

export async function loader({ context }: Route.LoaderArgs) {
  return { owners: await listOwners(context.get(pageContext).db, ownersSuggestedMax) }
}

export const action = addAction(outletRecord, { add: addOutlet, refuse: refuseOutlet })

export const clientAction = keepTyped(outletRecord)

export default function AddOutlet({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <FormHead record={outletRecord} row={null} />
      <OutletForm owners={loaderData.owners} problem={actionData ?? noProblem} />
    </>
  )
}
