import { isUtf8 as areUtf8 } from 'node:buffer'
import { MIMEType } from 'node:util'
import { isUtf8 } from './is-utf8.ts'

/** A body that is labelled as a form but cannot be parsed: the sender's error, not ours. */
export class MalformedForm extends Error {}

/** A form with more fields than any page has. */
export class CrowdedForm extends Error {}

/** Pages accept only forms as request bodies; any other content type is refused before a page sees it. */
export function isFormRequest({ headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  return /^\s*(application\/x-www-form-urlencoded|multipart\/form-data\s*;.*boundary=)/i.test(type)
}

/** Reads the form once. Counts the fields before parsing: a megabyte with half a million fields took 8 s. */
export async function readPostedForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  try {
    const bytes = Buffer.from(await request.arrayBuffer())
    const mime = new MIMEType(type)
    if (isCrowded(bytes, mime)) throw new CrowdedForm('The form has more fields than any page')
    // Pass the type as parsed here: in `multipart/form-data; boundary=x,application/x-www-form-urlencoded` fetch would use
    // the last one.
    const form = await new Response(bytes, { headers: { 'content-type': `${mime}` } }).formData()
    if (hasOtherEncoding(form, { bytes, mime })) throw new TypeError('The form is not UTF-8')
    return form
  } catch (error) {
    if (error instanceof CrowdedForm) throw error
    throw new MalformedForm('The body is not the form that its header promises', { cause: error })
  }
}

/** Whether parsing replaced bytes that are not UTF-8. Files, which may hold any bytes, are only in multipart forms. */
function hasOtherEncoding(form: FormData, { bytes, mime }: { bytes: Buffer; mime: MIMEType }): boolean {
  if (mime.type !== 'multipart') return !areUtf8(bytes) || !isUtf8(bytes.toString())
  const isReplaced = [...form].flat().some(text => typeof text === 'string' && text.includes('\ufffd'))
  return isReplaced && !bytes.includes('\ufffd')
}

// The largest selection of a table has 5,000 rows; a slightly larger one still gets an explanation instead of this error.
const fieldsMax = 6_000

// Only file uploads are multipart, with a few fields besides; the head of a part contains its name and the file's name.
const partsMax = 100
const partHeadBytesMax = 4_096

function isCrowded(bytes: Buffer, { type, params }: MIMEType): boolean {
  if (type !== 'multipart') return hasMoreOf(bytes, '&', fieldsMax)
  return hasCrowdedParts(bytes, `--${params.get('boundary') ?? ''}`)
}

function hasMoreOf(bytes: Buffer, mark: string, most: number): boolean {
  let count = 0
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    count += 1
    if (count > most) return true
  }
  return false
}

function hasCrowdedParts(bytes: Buffer, mark: string): boolean {
  if (hasMoreOf(bytes, mark, partsMax)) return true
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    const head = bytes.subarray(at, at + partHeadBytesMax)
    if (head.length === partHeadBytesMax && !head.includes('\r\n\r\n')) return true
  }
  return false
}
