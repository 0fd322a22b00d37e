import { useRef } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/second-factor.ts'
import { CopyButton } from '../widgets/copy-button.tsx'

/** Shown once, in the response that created them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className="mb-5 border border-rule bg-raised p-3">
      <p className="m-0 mb-2 font-semibold">{words.codesTitle(language)}</p>
      <p className="m-0 mb-2">{words.codesHint(language)}</p>
      <ul ref={list} className="m-0 mb-3 list-none p-0 select-all">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton
        text={codes.join('\n')}
        select={() => (list.current ? getSelection()?.selectAllChildren(list.current) : undefined)}
      />
    </div>
  )
}
