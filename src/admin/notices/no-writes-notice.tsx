import type { WriteRefusal } from '../../database/write-refusal.ts'

const words: Record<WriteRefusal, { what: string; advice: string }> = {
  'disk-full': {
    what: 'Nothing can be saved: the disk of the server is full.',
    advice:
      'Readers see the site as it is. Free some space on the disk; saving then works again without a restart. Your input is kept in this tab.',
  },
  restoring: {
    what: 'Nothing can be saved: a backup is being restored.',
    advice:
      'Readers see the site as it was before. Saving works again when the restore has finished. Your input is kept in this tab.',
  },
}

/** Stands on every page while nothing can be saved. */
export function NoWritesNotice({ why }: { why: WriteRefusal }) {
  const { what, advice } = words[why]
  return (
    <p role="alert" className="mt-0 mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      <strong>{what}</strong> {advice}
    </p>
  )
}
