import { useEffect, useRef } from 'react'
import { adminPath } from '../../../address/admin-path.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-add.ts'
import { buttonClass } from '../../widgets/button.tsx'

export function Bookmarklet({ origin }: { origin: string }) {
  const language = useLanguage()
  const bold = (text: string) => <strong key="where">{text}</strong>
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // React refuses such addresses, rightly; this one holds nothing that anybody else wrote.
    link.current?.setAttribute('href', bookmarkletOf(origin))
  }, [origin])
  return (
    <section aria-labelledby="bookmarklet" className="mt-10 max-w-2xl border-t border-rule pt-4 text-sm">
      <h2 id="bookmarklet" className="mt-0 mb-2 text-base font-semibold">
        {words.fromAnyPage(language)}
      </h2>
      <p className="my-2">{words.inBrowser(language, { b: bold })}</p>
      <p className="my-3">
        <a ref={link} href="#bookmarklet" className={buttonClass()}>
          {words.add(language)}
        </a>
      </p>
      <p className="my-2">{words.onPhone(language, { b: bold })}</p>
    </section>
  )
}

/** The origin is our own; what the page is called goes through the address, encoded. */
function bookmarkletOf(origin: string): string {
  const target = JSON.stringify(`${origin}${adminPath('/queue/add')}?via=bookmarklet&url=`)
  return `javascript:void(window.open(${target}+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)))`
}
