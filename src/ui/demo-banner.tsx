import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

/** Shown on every page of a demo, including the admin area. */
export function DemoBanner({ hasSamples }: { hasSamples: boolean }) {
  const language = useLanguage()
  const b = (text: string) => <b key="b">{text}</b>
  return (
    <aside className="demo" aria-label={words.demo(language)} data-region="demo">
      <p>{hasSamples ? words.demoWithSamples(language, { b }) : words.demoOpen(language, { b })}</p>
    </aside>
  )
}
