import { z } from 'zod'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { decideEntries, type EntryDecision } from '../../domain/queue/decide-entries.ts'
import { type Missing, publishEntries, type RefusedPublication } from '../../domain/queue/publish-entries.ts'
import { type EntryState, findSnoozeProblem } from '../../domain/queue/queue-entry.ts'
import { type FieldProblemCode, fieldError, problem } from '../../http/api-problem.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/decision'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, respondWithJson } from './frame/endpoint.ts'
import { readBody, refuseField, withToken } from './frame/read-request.ts'
import { type entrySchema, entryStateSchema, presentEntryState } from './resources/entry.ts'

export const handle = { api: ['POST'] } satisfies RouteHandle

// Versions are stored in an integer column of four bytes.
const version = () => z.int().min(1).max(2_147_483_647)

export const decideEntryEndpoint = {
  id: 'decideEntry',
  method: 'post',
  path: '/entries/{id}/decision',
  about: words.decideEntry,
  scope: 'decide',
  body: z
    .discriminatedUnion('action', [
      z.strictObject({ action: z.literal('publish'), version: version() }),
      z.strictObject({ action: z.enum(['reject', 'feature', 'unfeature', 'wake']), version: version() }),
      z.strictObject({
        action: z.literal('snooze'),
        version: version(),
        until: z.iso.datetime({ offset: true }).meta(parameter.described(words.snoozeUntil)),
      }),
      z.strictObject({ action: z.literal('move'), version: version(), category: parameter.slug() }),
    ])
    .register(parameter.schemas, { id: 'Decision' }),
  success: { status: 200, schema: entryStateSchema },
  problems: ['not-found', 'changed', 'decided', 'published-already', 'incomplete'],
} as const satisfies Endpoint

type Decision = z.output<typeof decideEntryEndpoint.body>
type Decided = { decided: EntryState[]; refused: RefusedPublication[] }

export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const page = context.get(pageContext)
  return withToken(request, { page, scope: decideEntryEndpoint.scope }, async by => {
    const read = await readBody(decideEntryEndpoint.body, request)
    if (!read.ok) return read.response
    if (!isUuid(params.id)) return problem('not-found')
    return decide(page, { id: params.id, decision: read.value, by })
  })
}

async function decide(
  page: PageContext,
  { id, decision, by }: { id: string; decision: Decision; by: Authorized },
): Promise<Response> {
  const { db, now } = page
  const entries = [{ id, version: decision.version }]
  if (decision.action === 'publish')
    return respond(page, { id, ...(await publishEntries(db, { entries, by, now })) })
  const read = await readDecision(page, decision)
  if (read instanceof Response) return read
  const result = await decideEntries(db, { entries, decision: read, by, now })
  return result.ok ? respond(page, { id, ...result }) : refuseField('category', 'no-such-value')
}

async function readDecision(
  { now, findCategories }: PageContext,
  decision: Exclude<Decision, { action: 'publish' }>,
): Promise<EntryDecision | Response> {
  switch (decision.action) {
    case 'snooze': {
      const until = new Date(decision.until)
      const refused = findSnoozeProblem(until, now)
      return refused ? refuseField('until', refused) : { action: 'snooze', until }
    }
    case 'move': {
      const category = (await findCategories()).find(({ slug }) => slug === decision.category)
      return category ? { action: 'move', category: category.id } : refuseField('category', 'no-such-value')
    }
    default:
      return { action: decision.action }
  }
}

const incompleteFields: Record<Missing, [field: keyof z.output<typeof entrySchema>, code: FieldProblemCode]> =
  {
    title: ['title', 'missing'],
    source: ['source', 'missing'],
    address: ['url', 'wrong-format'],
    category: ['category', 'missing'],
    'category-gone': ['category', 'no-such-value'],
  }

/** The response for one entry. Does not mention twins that the decision closed as well. */
async function respond(
  page: PageContext,
  { id, decided, refused }: Decided & { id: string },
): Promise<Response> {
  const categories = await page.findCategories()
  const own = decided.find(state => state.id === id)
  if (own) return respondWithJson(presentEntryState(own, categories))
  const [refusal] = refused
  if (!refusal || refusal.reason === 'gone') return problem('not-found')
  if (refusal.reason === 'incomplete')
    return problem('incomplete', { errors: [fieldError(...incompleteFields[refusal.missing])] })
  return problem(refusal.reason, { entry: presentEntryState(refusal.now, categories) })
}
