import { Button } from '../parts/button.tsx'

/** What can be done to all feeds that are selected; there only while one is. */
export function FeedBulkBar({
  count,
  categories,
  onChange,
}: {
  count: number
  categories: { id: string; name: string }[]
  onChange: (change: string, category?: string) => void
}) {
  return (
    <div
      role="toolbar"
      aria-label="Selected feeds"
      className="mb-2 flex min-h-10 flex-wrap items-center gap-2 text-sm"
    >
      <span aria-live="polite" className="mr-2 text-quiet">
        {count === 0 ? 'Nothing selected' : `${count} selected`}
      </span>
      {count > 0 ? (
        <>
          <Button onClick={() => onChange('pause')}>Pause</Button>
          <Button onClick={() => onChange('resume')}>Resume</Button>
          <Button onClick={() => onChange('at-once')}>Publish at once</Button>
          <Button onClick={() => onChange('wait')}>Wait in the queue</Button>
          <select
            aria-label="Move to category"
            className="min-h-9 rounded border border-field bg-raised px-3 text-ink"
            value=""
            onChange={event => onChange('move', event.target.value)}
          >
            <option value="">Move to…</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button tone="danger" onClick={() => onChange('delete')}>
            Delete
          </Button>
        </>
      ) : null}
    </div>
  )
}
