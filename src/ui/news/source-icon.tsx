import { imageFile, isOwnFile } from '../../domain/images/image.ts'

/** The small mark of a source beside its name, where our server has one. */
export function SourceIcon({ path }: { path: string }) {
  if (!path) return null
  const src = isOwnFile(path) ? path : imageFile(path, 'icon')
  return (
    <img className="source-icon" src={src} alt="" width="16" height="16" loading="lazy" decoding="async" />
  )
}
