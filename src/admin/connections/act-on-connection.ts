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
import { isKeyOf } from '../../text/is-key-of.ts'
import { type ConnectionResponse, noProblem } from './connection-response.ts'

type Given = { id: string; by: Authorized<'administrator'> }

const acts = {
  pause: (db, given) => then(changeConnection(db, { ...given, to: 'paused' })),
  resume: (db, given) => then(changeConnection(db, { ...given, to: 'active' })),
  delete: (db, given) => then(deleteConnection(db, given)),
  test: (db, { id, by }) => then(sendTest(db, { connectionId: id, by })),
  again: (db, { id, by }) => then(sendAgain(db, { deliveryId: id, by })),
  renew: async (db, given) => ({ ...noProblem, secret: await renewSecret(db, given) }),
} satisfies Record<string, (db: Db, given: Given) => Promise<ConnectionResponse>>

/** An action on a deleted connection is not an error: the next page lists the existing ones. */
export async function actOnConnection(
  db: Db,
  { form, by }: { form: FormData; by: Authorized<'administrator'> },
): Promise<ConnectionResponse> {
  const intent = String(form.get('intent') ?? '')
  if (isKeyOf(acts, intent)) return acts[intent](db, { id: String(form.get('id') ?? ''), by })
  const text = (name: string) => String(form.get(name) ?? '')
  const fields = { kind: text('kind'), url: text('url'), events: form.getAll('events').map(String) }
  const parsed = connectionSchema.safeParse(fields)
  if (!parsed.success) return failed(parsed.error.issues[0]?.message ?? 'bad-url', fields)
  const added = await addConnection(db, { input: parsed.data, by })
  if (!added.ok) return failed(added.reason, fields)
  return { ...noProblem, secret: parsed.data.kind === 'webhook' ? added.secret : null }
}

async function then(work: Promise<unknown>): Promise<ConnectionResponse> {
  await work
  return noProblem
}

function failed(problem: string, typed: ConnectionResponse['typed']): ConnectionResponse {
  return { ...noProblem, ok: false, problem, typed }
}
