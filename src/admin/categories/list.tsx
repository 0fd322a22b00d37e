import { useState } from 'react'
import { data, redirect } from 'react-router'
import {
  type ListedCategory,
  listCategoriesWithUse,
} from '../../domain/categories/edited-category-queries.ts'
import { deleteCategory } from '../../domain/categories/write-category.ts'
import { pageContext } from '../../http/page-context.ts'
import { noticeCookie } from '../notice.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { EditAndDelete } from '../parts/edit-and-delete.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { cellClass, RecordTable, titleCellClass } from '../parts/record-table.tsx'
import { savedOr } from '../parts/saved-or.ts'
import { useDeletion } from '../parts/use-deletion.tsx'
import { useErrorToast } from '../parts/use-error-toast.ts'
import { readFormTexts } from '../read-form.ts'
import { adminContext } from '../require-admin.ts'
import type { Route } from './+types/list'
import { CategoryInUse, describeUse, isInUse } from './category-in-use.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Categories' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await listCategoriesWithUse(context.get(pageContext).db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(adminContext)
  const { id = '' } = await readFormTexts(request)
  const deleted = await deleteCategory(db, { id, by, now })
  if (!deleted.ok && deleted.reason === 'in-use') return data({ keptId: id, message: null }, { status: 409 })
  const notice = deleted.ok ? noticeCookie('category-deleted', origin, deleted.batchId) : null
  return redirect('/admin/categories', notice ? { headers: { 'set-cookie': notice } } : undefined)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr({ keptId: '', message: 'Failed to delete category' }, serverAction)
}

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const { categories } = loaderData
  const [asked, setAsked] = useState({ id: '', times: 0 })
  const kept = categories.find(({ id }) => id === (asked.id || actionData?.keptId))
  const { ask, dialog } = useDeletion(
    (category: ListedCategory) =>
      `This will delete the category "${category.name}". You can undo it afterwards.`,
  )
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title="Categories">
        <ButtonLink to="/admin/exchange">Import and Export</ButtonLink>
        <ButtonLink to="/admin/categories/add" tone="primary">
          Add Category
        </ButtonLink>
      </PageTitle>
      {kept && isInUse(kept) ? <CategoryInUse key={`${kept.id} ${asked.times}`} category={kept} /> : null}
      <CategoryTable
        categories={categories}
        onDelete={ask}
        onExplain={({ id }) => setAsked({ id, times: asked.times + 1 })}
      />
      {dialog}
    </>
  )
}

function CategoryTable({
  categories,
  onDelete,
  onExplain,
}: {
  categories: ListedCategory[]
  onDelete: (category: ListedCategory) => void
  onExplain: (category: ListedCategory) => void
}) {
  return (
    <RecordTable heads={['Order', 'Name', 'Slug', 'Articles', 'Actions']} empty="No categories yet.">
      {categories.map(category => (
        <CategoryRow
          key={category.id}
          category={category}
          onDelete={() => onDelete(category)}
          onExplain={() => onExplain(category)}
        />
      ))}
    </RecordTable>
  )
}

function CategoryRow({
  category,
  onDelete,
  onExplain,
}: {
  category: ListedCategory
  onDelete: () => void
  onExplain: () => void
}) {
  const { id, name, slug, orderNum, newsLinkCount } = category
  return (
    <tr>
      <td className={cellClass} data-label="Order">
        {orderNum}
      </td>
      <td className={titleCellClass}>{name}</td>
      <td className={cellClass} data-label="Slug">
        {slug}
      </td>
      <td className={cellClass} data-label="Articles">
        {newsLinkCount.toLocaleString('en-IN')}
      </td>
      <td className={cellClass}>
        <div className="-ml-2 flex">
          <EditAndDelete
            name={name}
            editPath={`/admin/categories/edit/${id}`}
            kept={isInUse(category) ? { reason: describeUse(category), onExplain } : undefined}
            deletion={{ id }}
            onDelete={onDelete}
          />
        </div>
      </td>
    </tr>
  )
}
