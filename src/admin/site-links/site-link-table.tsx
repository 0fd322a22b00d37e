import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ListedSiteLink } from '../../domain/site-links/edited-site-link-queries.ts'
import { EditAndDelete } from '../lists/edit-and-delete.tsx'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { typeLabel } from './type-labels.ts'

/** The specification says that it cannot be undone, which is not so here. */
export function deletionQuestion({ title }: ListedSiteLink): string {
  return `This will delete the "${title}" page. You can undo it afterwards.`
}

export function SiteLinkTable({
  siteLinks,
  onDelete,
}: {
  siteLinks: ListedSiteLink[]
  onDelete: (siteLink: ListedSiteLink) => void
}) {
  return (
    <RecordTable heads={['Type', 'Title', 'Last Updated', 'Actions']} empty={<NoSiteLinks />}>
      {siteLinks.map(siteLink => (
        <SiteLinkRow key={siteLink.id} siteLink={siteLink} onDelete={() => onDelete(siteLink)} />
      ))}
    </RecordTable>
  )
}

function SiteLinkRow({ siteLink, onDelete }: { siteLink: ListedSiteLink; onDelete: () => void }) {
  const { id, type, title, updatedAt } = siteLink
  return (
    <tr>
      <td className={`${cellClass} whitespace-nowrap`} data-label="Type">
        {typeLabel(type)}
      </td>
      <td className={titleCellClass}>{title}</td>
      <td className={`${cellClass} whitespace-nowrap`} data-label="Last Updated">
        <LocalTime at={updatedAt} />
      </td>
      <td className={cellClass}>
        <div className="-ml-2 flex">
          <EditAndDelete
            name={title}
            editPath={adminPath('/site-links/edit/:id', { id })}
            question={deletionQuestion(siteLink)}
            deletion={{ id }}
            onDelete={onDelete}
          />
        </div>
      </td>
    </tr>
  )
}

function NoSiteLinks() {
  return (
    <>
      <p className="mt-0 mb-4">No site links found</p>
      <Link to={adminPath('/site-links/add')} className="underline underline-offset-4">
        Add Your First Site Link
      </Link>
    </>
  )
}
