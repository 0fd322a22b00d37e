/** What calls itself a form and is none: the sender's error, not ours. */
export class MalformedForm extends Error {}

/** Every write is a form; which kind says its header, so that what is none is refused before a page sees it. */
export function isFormRequest({ headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  return /^\s*(application\/x-www-form-urlencoded|multipart\/form-data\s*;.*boundary=)/i.test(type)
}

/** The posted form, read once, by the action it is for. */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    throw new MalformedForm('The body is not the form that its header promises', { cause: error })
  }
}
