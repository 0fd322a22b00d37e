import { useEffect, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'

// Somebody who types an address is not asking for each of its beginnings.
const settledMs = 600

export function PicturePreview({ url }: { url: string }) {
  const language = useLanguage()
  const address = useSettled(url.trim())
  const [failed, setFailed] = useState('')
  if (!/^https?:\/\/\S+\.\S/.test(address)) return null
  return (
    <div className="-mt-3 mb-5">
      {failed === address ? (
        <p role="status" className="m-0 text-sm text-quiet">
          {words.noPicture(language)}
        </p>
      ) : (
        <img
          src={`${adminPath('/picture')}?url=${encodeURIComponent(address)}`}
          alt={words.pictureAlt(language)}
          width="320"
          height="180"
          onError={() => setFailed(address)}
          className="block h-auto w-48 bg-wash text-sm text-quiet"
        />
      )}
    </div>
  )
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
