import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { connectionSchema } from '../../domain/connections/connection-schema.ts'
import {
  addConnection,
  changeConnection,
  deleteConnection,
  renewSecret,
} from '../../domain/connections/write-connection.ts'
import { sendAgain, sendTest } from '../../domain/connections/write-delivery.ts'

export type ConnectionAnswer = {
  ok: boolean
  /** Shown once. */
  secret: string | null
  /** Code of what is wrong: a `FieldProblem`, or why nothing was added. */
  problem: string | null
  message: string | null
}

export const noProblem: ConnectionAnswer = { ok: true, secret: null, problem: null, message: null }

type Given = { id: string; by: Authorized<'administrator'> }

const acts: Record<string, (db: Db, given: Given) => Promise<ConnectionAnswer>> = {
  pause: (db, given) => then(changeConnection(db, { ...given, to: 'paused' })),
  resume: (db, given) => then(changeConnection(db, { ...given, to: 'active' })),
  delete: (db, given) => then(deleteConnection(db, given)),
  test: (db, { id, by }) => then(sendTest(db, { connectionId: id, by })),
  again: (db, { id, by }) => then(sendAgain(db, { deliveryId: id, by })),
  renew: async (db, given) => ({ ...noProblem, secret: await renewSecret(db, given) }),
}

/** Acting on a connection that is gone is no problem: the page that follows shows those that exist. */
export async function actOnConnection(
  db: Db,
  { form, by }: { form: FormData; by: Authorized<'administrator'> },
): Promise<ConnectionAnswer> {
  const intent = String(form.get('intent') ?? '')
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (act) return act(db, { id: String(form.get('id') ?? ''), by })
  const fields = { kind: form.get('kind'), url: form.get('url'), events: form.getAll('events') }
  const parsed = connectionSchema.safeParse(fields)
  if (!parsed.success) return failed(parsed.error.issues[0]?.message ?? 'bad-url')
  const added = await addConnection(db, { input: parsed.data, by })
  if (!added.ok) return failed(added.reason)
  return { ...noProblem, secret: parsed.data.kind === 'webhook' ? added.secret : null }
}

async function then(work: Promise<unknown>): Promise<ConnectionAnswer> {
  await work
  return noProblem
}

function failed(problem: string): ConnectionAnswer {
  return { ...noProblem, ok: false, problem }
}
