import { useEffect, useRef, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { FrontChanges } from '../../domain/front/front-changes.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'

/** A frame as wide as the page is shown, made smaller where there is less room. */
export function PreviewFrame({ changes, width }: { changes: FrontChanges; width: number }) {
  const language = useLanguage()
  const room = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    form.current?.submit()
    const { current } = room
    if (!current) return
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return (
    <div ref={room} className="min-h-0 flex-1 overflow-hidden bg-wash">
      {/* As a form, since changes may be longer than an address. */}
      <form ref={form} method="post" action={adminPath('/front/preview')} target="front-preview">
        <input type="hidden" name="changes" value={JSON.stringify(changes)} />
      </form>
      <iframe
        name="front-preview"
        title={words.previewTitle(language)}
        className="mx-auto block border-0 bg-white"
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
          marginLeft: Math.max(0, (size.width - width * scale) / 2),
        }}
      />
    </div>
  )
}
