import { z } from 'zod'
import { type SendTipResult, sendTip, takesTips } from '../../domain/tips/tip.ts'
import { nameLengthMax, noteLengthMax, tipSchema } from '../../domain/tips/tip-schema.ts'
import { problem } from '../../http/api-problem.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { defaultLanguage } from '../../text/language.ts'
import * as words from '../../words/api-page.ts'
import type { Route } from './+types/tips'
import * as parameter from './frame/endpoint.ts'
import { type Endpoint, respondWithJson } from './frame/endpoint.ts'
import { readBody, refuseField, withToken } from './frame/read-request.ts'

export const handle = { api: ['POST'] } satisfies RouteHandle

export const sendTipEndpoint = {
  id: 'sendTip',
  method: 'post',
  path: '/tips',
  about: words.sendTip,
  scope: 'tips:write',
  body: z
    .strictObject({
      url: parameter.webAddress().max(2_048),
      note: z.string().max(noteLengthMax).optional(),
      name: z.string().max(nameLengthMax).optional(),
    })
    .register(parameter.schemas, { id: 'NewTip' }),
  success: {
    status: 202,
    schema: z.object({ status: z.literal('received') }).register(parameter.schemas, { id: 'ReceivedTip' }),
  },
  problems: ['tips-off', 'tips-full'],
} as const satisfies Endpoint

/** Treated like a reader's tip: the same limits, and the same response whether the article is already known or not. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const page = context.get(pageContext)
  return withToken(request, { page, scope: sendTipEndpoint.scope }, async () => {
    if (!(await takesTips(page.db))) return problem('tips-off')
    const read = await readBody(sendTipEndpoint.body, request)
    if (!read.ok) return read.response
    const tip = tipSchema(defaultLanguage).safeParse({ note: '', name: '', ...read.value })
    if (!tip.success) return refuseField(String(tip.error.issues[0]?.path[0] ?? ''), 'wrong-format')
    return respond(await sendTip(page.db, { tip: tip.data, address: page.address, now: page.now }))
  })
}

function respond(sent: SendTipResult): Response {
  const received: z.input<typeof sendTipEndpoint.success.schema> = { status: 'received' }
  if (sent.ok) return respondWithJson(received, { status: 202 })
  switch (sent.reason) {
    case 'throttled':
      return problem('too-many-requests', { headers: { 'Retry-After': String(sent.retryAfterSeconds) } })
    case 'full':
      return problem('tips-full', { headers: { 'Retry-After': '3600' } })
    case 'no-writes':
      return problem('no-writes')
  }
}
