import { addPiece, finishUpload, startImport } from '../../domain/exchange/start-import.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/exchange-desk.ts'
import { editorContext } from '../frame/require-role.ts'
import type { Route } from './+types/upload'
import { startProblems, type UploadResponse } from './send-file.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

// A file arrives in pieces that are ordinary forms: the size limit of requests stays, no process holds a file, and a broken
// connection costs one piece. Any web process can accept any piece.

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const { db, now, language } = page
  const id = String(form.get('id') ?? '')
  switch (form.get('step')) {
    case 'start': {
      const [fileName, fileBytes] = [String(form.get('name') ?? ''), Number(form.get('bytes'))]
      const started = await startImport(db, { fileName, fileBytes, by, now })
      return respond(started.ok ? started : { ok: false, problem: startProblems[started.reason](language) })
    }
    case 'piece': {
      const bytes = await readBytes(form.get('piece'))
      const number = Number(form.get('number') ?? -1)
      const isKept = bytes !== null && (await addPiece(db, { id, number, bytes, now }))
      return respond(isKept ? { ok: true, id } : { ok: false, problem: words.outOfOrder(language) })
    }
    case 'finish': {
      const isWhole = await finishUpload(db, { id, now })
      return respond(isWhole ? { ok: true, id } : { ok: false, problem: words.notAll(language) })
    }
    default:
      return respond({ ok: false, problem: words.noPart(language) })
  }
}

async function readBytes(value: FormDataEntryValue | null): Promise<Buffer | null> {
  return value === null || typeof value === 'string' ? null : Buffer.from(await value.arrayBuffer())
}

function respond(body: UploadResponse): Response {
  return Response.json(body, { status: body.ok ? 200 : 400 })
}
