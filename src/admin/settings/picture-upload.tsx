import { type SubmitEvent, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { EditedSettings } from '../../domain/settings/settings-queries.ts'
import type { EncodedSiteImage } from '../../ingest/image/encode-image.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/settings-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { Button } from '../widgets/button.tsx'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { UploadProblem } from './upload-picture.tsx'

// The server's limit, checked here before ten megabytes are sent over a slow connection.
const bytesMax = 10 * 2 ** 20
const types = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
const accepted = { logo: types, favicon: `${types},image/x-icon,.ico` }

/** `refused`: why the last upload was refused, if its form was sent without a script. */
export function PictureUpload({
  use,
  settings,
  refused,
}: {
  use: 'logo' | 'favicon'
  settings: EditedSettings
  refused?: string
}) {
  const fetcher = useFetcher<UploadProblem>()
  const language = useLanguage()
  const [tooLarge, setTooLarge] = useState('')
  const current = use === 'logo' ? settings.logoUrl : settings.faviconUrl
  const problem = tooLarge || (fetcher.data?.problem ?? refused)
  function check(event: SubmitEvent<HTMLFormElement>) {
    const file = new FormData(event.currentTarget).get('picture')
    const isTooLarge = file instanceof File && file.size > bytesMax
    setTooLarge(isTooLarge ? words.pictureLarge(language) : '')
    if (isTooLarge) event.preventDefault()
  }
  return (
    <fetcher.Form
      preventScrollReset
      method="post"
      action={adminPath('/settings/picture')}
      encType="multipart/form-data"
      onSubmit={check}
      className="mb-6 max-w-2xl"
    >
      <PreloadRoute route="admin/settings/upload-picture" />
      <input type="hidden" name="use" value={use} />
      <input type="hidden" name="version" value={settings.version} />
      <Field
        label={(use === 'logo' ? words.uploadLogo : words.uploadFavicon)(language)}
        hint={hints[use](language)}
        error={problem}
      >
        {wiring => (
          <div className="flex flex-wrap items-center gap-3">
            {current ? (
              <img src={current} alt="" className="h-12 max-w-48 bg-wash object-contain p-1" />
            ) : null}
            <input
              {...wiring}
              type="file"
              name="picture"
              accept={accepted[use]}
              required
              className={`${inputClass} min-w-56 flex-1`}
            />
            <Button type="submit" isOff={fetcher.state !== 'idle'}>
              {(fetcher.state === 'idle' ? words.upload : words.uploading)(language)}
            </Button>
          </div>
        )}
      </Field>
    </fetcher.Form>
  )
}

const hints = { logo: words.logoHint, favicon: words.faviconHint }

type Problem = Extract<EncodedSiteImage, { ok: false }>['reason']

export const pictureProblems: Record<Problem, (language: Language) => string> = {
  svg: words.pictureSvg,
  'not-a-picture': words.pictureNone,
  'too-many-pixels': words.picturePixels,
  'too-small': words.pictureSmall,
  'too-thin': words.pictureThin,
  'crashed-the-reader': words.pictureCrashed,
  'too-large': words.pictureLarge,
}
