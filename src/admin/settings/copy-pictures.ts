import { describeFetchFailure } from '../../domain/fetch-failure.ts'
import { siteImageBytesMax } from '../../domain/site-images/site-image.ts'
import { saveSiteImage } from '../../domain/site-images/site-image-queries.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { pictureProblems } from './picture-problems.ts'

type Addresses = { logoUrl: string; faviconUrl: string }

/** Copies pictures that stand elsewhere, for readers' browsers ask nobody but us; the addresses become the copies'. */
export async function copyPictures<Input extends Addresses>(
  input: Input,
  page: Pick<PageContext, 'db' | 'outside' | 'language'>,
): Promise<{ ok: true; input: Input } | { ok: false; errors: FieldErrors }> {
  const logo = await copyPicture(input.logoUrl, 'logo', page)
  const favicon = await copyPicture(input.faviconUrl, 'favicon', page)
  if (logo.ok && favicon.ok)
    return { ok: true, input: { ...input, logoUrl: logo.path, faviconUrl: favicon.path } }
  return {
    ok: false,
    errors: {
      ...(logo.ok ? {} : { logoUrl: logo.problem }),
      ...(favicon.ok ? {} : { faviconUrl: favicon.problem }),
    },
  }
}

async function copyPicture(
  address: string,
  use: 'logo' | 'favicon',
  { db, outside, language }: Pick<PageContext, 'db' | 'outside' | 'language'>,
): Promise<{ ok: true; path: string } | { ok: false; problem: string }> {
  if (address === '' || address.startsWith('/')) return { ok: true, path: address }
  const answer = await outside.fetch(address, { bytesMax: siteImageBytesMax, accept: 'image/*' })
  if (!answer.ok) return { ok: false, problem: describeFetchFailure(answer.failure, language) }
  const encoded = await outside.encodeSiteImage(answer.body, use)
  if (!encoded.ok) return { ok: false, problem: pictureProblems[encoded.reason](language) }
  return { ok: true, path: await saveSiteImage(db, encoded.files) }
}
