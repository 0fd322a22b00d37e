import { useEffect, useRef } from 'react'
import { adminPath } from '../../../address/admin-path.ts'
import { buttonClass } from '../../widgets/button.tsx'

export function Bookmarklet({ origin }: { origin: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // React refuses such addresses, rightly; this one holds nothing that anybody else wrote.
    link.current?.setAttribute('href', bookmarkletOf(origin))
  }, [origin])
  return (
    <section aria-labelledby="bookmarklet" className="mt-10 max-w-2xl border-t border-rule pt-4 text-sm">
      <h2 id="bookmarklet" className="mt-0 mb-2 text-base font-semibold">
        From any page
      </h2>
      <p className="my-2">
        <strong>In a browser:</strong> drag this link to the bookmarks bar. On an article, press it: this page
        opens with the address filled in.
      </p>
      <p className="my-3">
        <a ref={link} href="#bookmarklet" className={buttonClass()}>
          Add to the queue
        </a>
      </p>
      <p className="my-2">
        <strong>On a telephone:</strong> install this site from the browser’s menu (“Add to home screen”).
        “Share” in any app then offers it.
      </p>
    </section>
  )
}

/** The origin is our own; what the page is called goes through the address, encoded. */
function bookmarkletOf(origin: string): string {
  const target = JSON.stringify(`${origin}${adminPath('/queue/add')}?via=bookmarklet&url=`)
  return `javascript:void(window.open(${target}+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)))`
}
