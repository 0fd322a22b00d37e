import type { ChangedAccounts } from '../../database/backup/keep-current-rows.ts'
import { hasContent } from '../../domain/backups/backups.ts'
import { dropCookie } from '../../http/cookies.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, isLargerThanStrangers, type RouteHandle } from '../../http/route-handle.ts'
import { refusalStatus, type SignedIn } from '../../http/signed-in.ts'
import { noticeCookie } from '../notices/notice.ts'
import type { Route } from './+types/restore'
import { confirmAdmin } from './confirm-admin.ts'
import { confirmWord, type RestoreProblem } from './send-archive.ts'

export const handle = { role: 'administrator', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

// Outside the gate: a restore ends all sessions, and the administrator who began it still needs its result. The upload's
// unguessable name allows only that.

export type RestoreResponse =
  | { step: 'ready'; upload: string }
  | { step: 'arrived' | 'running' }
  | ({ step: 'done' } & ChangedAccounts)
  | { step: 'refused'; problem: RestoreProblem }

type Posted = { form: FormData; page: PageContext; admin: SignedIn<'administrator'> }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const admin = await page.findSignedIn('administrator')
  return new Response(null, { status: admin ? 405 : await refusalStatus(page), headers: { allow: 'POST' } })
}

/** `step` is `begin`, then `piece` for each piece of the file, then `start`, and `state` until the restore has ended. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  // A piece of a file is read only for an administrator.
  const admin = await page.findSignedIn('administrator')
  if (isLargerThanStrangers(request) && !admin) return refuse('signed-out', await refusalStatus(page))
  const form = await readPostedForm(request)
  const step = textOf(form, 'step')
  if (step === 'state') return describeRestore(page, textOf(form, 'upload'))
  if (!admin) return refuse('signed-out', await refusalStatus(page))
  switch (step) {
    case 'begin':
      return begin({ form, page, admin })
    case 'piece':
      return storePiece({ form, page, admin })
    case 'start':
      return start({ form, page, admin })
    default:
      return new Response(null, { status: 400 })
  }
}

async function begin({ form, page, admin }: Posted) {
  const confirmed = await confirmAdmin(admin, { page, password: textOf(form, 'password') })
  if (!confirmed.ok) return refuse(confirmed.reason, confirmed.reason === 'throttled' ? 429 : 403)
  if (!isConfirmed(form) && (await hasContent(page.db))) return refuse('not-confirmed', 400)
  return respond({ step: 'ready', upload: await page.backups.begin(admin.by) })
}

async function storePiece({ form, page, admin }: Posted) {
  const piece = form.get('piece')
  const at = Number(textOf(form, 'at'))
  if (!(piece instanceof Blob) || !Number.isSafeInteger(at)) return refuse('gap', 400)
  const bytes = Buffer.from(await piece.arrayBuffer())
  const added = await page.backups.append(admin.by, { upload: textOf(form, 'upload'), at, bytes })
  return added.ok
    ? respond({ step: 'arrived' })
    : refuse(added.reason, added.reason === 'disk-full' ? 507 : 409)
}

async function start({ form, page, admin }: Posted) {
  const over = isConfirmed(form) ? 'everything' : 'nothing'
  const isStarted = await page.backups.start(admin.by, { upload: textOf(form, 'upload'), over })
  return isStarted ? respond({ step: 'running' }) : refuse('no-upload', 409)
}

async function describeRestore({ backups, origin }: PageContext, upload: string) {
  const state = await backups.find(upload)
  if (!state) return refuse('no-upload', 404)
  if (state.state === 'refused') return refuse(state.reason, 200)
  if (state.state === 'running') return respond({ step: 'running' })
  const headers = new Headers()
  headers.append('set-cookie', dropCookie('session', origin))
  headers.append('set-cookie', noticeCookie('backup-restored', origin))
  const { switchedOff, administratorsAgain } = state
  return respond({ step: 'done', switchedOff, administratorsAgain }, { headers })
}

function respond(body: RestoreResponse, init?: ResponseInit) {
  return Response.json(body, init)
}

function refuse(problem: RestoreProblem, status: number) {
  return respond({ step: 'refused', problem }, { status })
}

function isConfirmed(form: FormData): boolean {
  return textOf(form, 'confirm').trim() === confirmWord
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
