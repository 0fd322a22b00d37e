import type { RouterContextProvider } from 'react-router'
import { addDefaultCategories } from '../../domain/categories/write-category.ts'
import { pageContext } from '../../http/page-context.ts'
import { editorContext, pageAddress } from '../frame/require-role.ts'
import { redirectWithNotice } from '../notices/notice.ts'

/** The action behind `DefaultCategories`: creates the specification's six categories and shows the same page again. */
export async function createDefaultCategories(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { db, now, origin } = context.get(pageContext)
  await addDefaultCategories(db, { by: context.get(editorContext).by, now })
  return redirectWithNotice(pageAddress(request), 'default-categories', { origin })
}
