import type { WriteRefusal } from '../../database/write-refusal.ts'

const sentences: Record<WriteRefusal, string> = {
  'disk-full':
    'Nothing was saved: the disk of the server is full. What you typed is still here; try again when there is room.',
  restoring:
    'Nothing was saved: a backup is being restored. What you typed is still here; try again in a few minutes.',
}

/** Why the server refused a save, from the error page that it answered (http/error-page.ts); null for other failures. */
export function explainRefusedSave(page: unknown): string | null {
  const code =
    typeof page === 'string' ? /^<!doctype html>\s*<html [^>]*data-error="([a-z-]+)"/.exec(page)?.[1] : ''
  return code === 'disk-full' || code === 'restoring' ? sentences[code] : null
}
