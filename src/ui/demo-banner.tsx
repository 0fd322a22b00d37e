import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

/** Shown on every page of a demo, including the admin area. */
export function DemoBanner() {
  const language = useLanguage()
  const demo = useRouteLoaderData<typeof loader>('root')?.demo
  if (!demo) return null
  const b = (text: string) => <b key="b">{text}</b>
  return (
    <aside className="demo" aria-label={words.demo(language)} data-region="demo">
      <p>{demo.hasSamples ? words.demoWithSamples(language, { b }) : words.demoOpen(language, { b })}</p>
    </aside>
  )
}
