import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

/** On every page of a demo, the admin area included. */
export function DemoBanner({ hasSamples }: { hasSamples: boolean }) {
  const language = useLanguage()
  const b = (text: string) => <b key="b">{text}</b>
  return (
    <aside className="demo" aria-label={words.demo(language)} data-region="demo">
      <p>{hasSamples ? words.demoWithSamples(language, { b }) : words.demoOpen(language, { b })}</p>
    </aside>
  )
}
