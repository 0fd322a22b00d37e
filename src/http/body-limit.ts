// What one request may carry, by its address. How many fields, `posted-form.ts` says of all; what strangers may send
// stays small as well, since reading it keeps the process busy. What is larger stands here by name, and each of these
// addresses asks for an administrator before it reads. A spelling that is not here is a stranger's.

/** A tip with its longest note, in a script that takes nine bytes a letter in a form, is half of it. */
export const strangerBytesMax = 32 * 1024

// Five thousand selected rows, the two hundred words of a rule, twenty addresses with their queries.
const listBytes = 256 * 1024
// Texts without a limit of their own, and pieces of files (512 KB).
const textBytes = 2 ** 20
// A site page of 300,000 letters, of which Hindi's take nine bytes each in a form.
const pageBytes = 3 * 2 ** 20

/** The routes that take more than a stranger may send, as the route table writes them. */
export const largerBodies: ReadonlyMap<string, number> = new Map([
  ['/admin/account', listBytes],
  ['/admin/news', listBytes],
  ['/admin/news/add', textBytes],
  ['/admin/news/edit/:id', textBytes],
  ['/admin/categories/add', textBytes],
  ['/admin/categories/edit/:id', textBytes],
  ['/admin/outlets/add', textBytes],
  ['/admin/outlets/edit/:id', textBytes],
  ['/admin/site-links/add', pageBytes],
  ['/admin/site-links/edit/:id', pageBytes],
  ['/admin/site-links/preview', pageBytes],
  ['/admin/queue/add', listBytes],
  ['/admin/queue/decide', textBytes],
  ['/admin/queue/decided', listBytes],
  ['/admin/queue/rules/add', listBytes],
  ['/admin/queue/rules/edit/:id', listBytes],
  ['/admin/feeds', listBytes],
  // A little more than the file may be: then the sentence comes from the page.
  ['/admin/feeds/import', 6 * 2 ** 20],
  ['/admin/settings', listBytes],
  ['/admin/settings/picture', 11 * 2 ** 20],
  ['/admin/settings/restore', textBytes],
  ['/admin/exchange/upload', textBytes],
])

/** `path` is as the client wrote it: dots and escapes that lead elsewhere are no id. */
export function bodyBytesMaxOf(path: string): number {
  const route = path.replace(/\.data$/, '').replace(/(?<=\/edit\/)[\w-]+$/, ':id')
  return largerBodies.get(route) ?? strangerBytesMax
}

/** Whether the body is larger than what is read for somebody who has not signed in. */
export function isLargerThanStrangers({ headers }: Request): boolean {
  return Number(headers.get('content-length') ?? 0) > strangerBytesMax
}
