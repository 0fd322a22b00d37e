import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ListedSiteLink } from '../../domain/site-links/site-link-queries.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as listWords from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/site-links-desk.ts'
import { EditAndDelete } from '../lists/edit-and-delete.tsx'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { typeLabel } from './type-labels.ts'

/** The specification's question says that a deletion cannot be undone; here it can. */
export function deletionQuestion({ title }: ListedSiteLink, language: Language): string {
  return words.deletePage(language, { title })
}

export function SiteLinkTable({
  siteLinks,
  onDelete,
}: {
  siteLinks: ListedSiteLink[]
  onDelete: (siteLink: ListedSiteLink) => void
}) {
  const language = useLanguage()
  const heads = [words.type, adminWords.title, words.lastUpdated, listWords.actions].map(head =>
    head(language),
  )
  return (
    <RecordTable heads={heads} empty={<NoSiteLinks />}>
      {siteLinks.map(siteLink => (
        <SiteLinkRow key={siteLink.id} siteLink={siteLink} onDelete={() => onDelete(siteLink)} />
      ))}
    </RecordTable>
  )
}

function SiteLinkRow({ siteLink, onDelete }: { siteLink: ListedSiteLink; onDelete: () => void }) {
  const language = useLanguage()
  const { id, type, title, updatedAt } = siteLink
  return (
    <tr>
      <td className={lineCellClass} data-label={words.type(language)}>
        {typeLabel(type, language)}
      </td>
      <td className={titleCellClass}>{title}</td>
      <td className={lineCellClass} data-label={words.lastUpdated(language)}>
        <LocalTime at={updatedAt} />
      </td>
      <td className={cellClass}>
        <div className="row-actions">
          <EditAndDelete
            name={title}
            editPath={adminPath('/site-links/edit/:id', { id })}
            question={deletionQuestion(siteLink, language)}
            deletion={{ id }}
            onDelete={onDelete}
          />
        </div>
      </td>
    </tr>
  )
}

function NoSiteLinks() {
  const language = useLanguage()
  return (
    <>
      <p className="mt-0 mb-4">{words.noSiteLinks(language)}</p>
      <Link to={adminPath('/site-links/add')} className="underline underline-offset-4">
        {words.addFirst(language)}
      </Link>
    </>
  )
}
