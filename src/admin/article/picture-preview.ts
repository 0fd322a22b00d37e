import { adminPath } from '../../address/admin-path.ts'

/** The address at our own server of another site's picture, as readers would see it; some give it only to their article's page. */
export function picturePreview(url: string, articleUrl: string): string {
  return `${adminPath('/picture')}?${new URLSearchParams({ url, article: articleUrl })}`
}
