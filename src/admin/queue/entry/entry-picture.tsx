import { useEffect, useState } from 'react'
import { adminPath } from '../../../address/admin-path.ts'

// Pictures of entries that a quick hand only passes are not fetched.
const restMs = 250

/** The picture as readers would see it, from our own server; nothing where there is none or it cannot be loaded. */
export function EntryPicture({ url }: { url: string }) {
  const [rested, setRested] = useState('')
  const [failed, setFailed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(url), restMs)
    return () => clearTimeout(timer)
  }, [url])
  if (!/^https?:\/\//.test(url) || failed === url) return null
  return (
    <div className="mt-3 aspect-video w-40 bg-wash">
      {rested === url ? (
        <img
          src={`${adminPath('/picture')}?url=${encodeURIComponent(url)}`}
          alt=""
          width="160"
          height="90"
          onError={() => setFailed(url)}
          className="block h-full w-full object-cover"
        />
      ) : null}
    </div>
  )
}
