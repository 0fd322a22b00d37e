import type { PlannedFeed } from '../../domain/feeds/plan-import.ts'
import { cellClass, RecordTable } from '../parts/record-table.tsx'
import { PlannedNamesakes } from './planned-namesakes.tsx'
import type { ShownPlan } from './shown-plan.ts'

const verdictLabels: Record<PlannedFeed['verdict'], string> = {
  new: 'New',
  known: 'In the list already',
  repeated: 'Twice in this file',
  'bad-address': 'Not a web address',
}

export function PlanView({ plan }: { plan: ShownPlan }) {
  const { counts, unread, includes, categories, unknownFolders, namesakes, lines, more } = plan
  const parts = [
    `${counts.new} new`,
    `${counts.known} known`,
    `${counts.repeated} repeated`,
    `${counts['bad-address']} wrong`,
  ]
  return (
    <section aria-label="What it would do" className="mb-6">
      <h2 className="mb-1 font-serif text-lg font-bold">What it would do</h2>
      <p className="mt-0 mb-1 font-semibold">{`${parts.join(', ')}.`}</p>
      {unread > 0 ? (
        <p className="my-1 text-danger">{`${unread} more cannot be read: their markup is broken.`}</p>
      ) : null}
      {includes > 0 ? (
        <p className="my-1">{`Not followed: ${includes === 1 ? 'a list' : `${includes} lists`} that this one points to.`}</p>
      ) : null}
      {categories.length > 0 ? (
        <p className="my-1">
          {`They go to ${categories.map(({ name, count, isNew }) => `${name} (${count}${isNew ? ', a new category' : ''})`).join(', ')}.`}
        </p>
      ) : null}
      {unknownFolders.length > 0 ? (
        <p className="my-1">{`Folders that are no category: ${unknownFolders.join(', ')}${more.folders > 0 ? ` and ${more.folders} more` : ''}.`}</p>
      ) : null}
      <PlannedNamesakes namesakes={namesakes} />
      {lines.length > 0 ? (
        <RecordTable heads={['Line', 'Address', 'Why it is left out']} empty="">
          {lines.map(feed => (
            <tr key={`${feed.line} ${feed.url}`}>
              <td className={cellClass} data-label="Line">
                {feed.line}
              </td>
              <td className={`${cellClass} break-all`}>{feed.url || '(empty)'}</td>
              <td className={cellClass}>{verdictLabels[feed.verdict]}</td>
            </tr>
          ))}
        </RecordTable>
      ) : null}
      {more.lines > 0 ? <p className="text-quiet">And {more.lines} more lines.</p> : null}
    </section>
  )
}
