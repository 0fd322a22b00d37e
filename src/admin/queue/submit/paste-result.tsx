import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-add.ts'
import { AlreadyThere } from '../../article/already-there.tsx'
import type { PasteResponse, Submitted } from './submit-articles.ts'

export function PasteResult({ response }: { response: PasteResponse | undefined }) {
  return (
    <div role="status">
      {response?.problem ? <p className="mt-3 mb-0 text-sm text-danger">{response.problem}</p> : null}
      {response ? <SubmittedList submitted={response.submitted} /> : null}
    </div>
  )
}

function SubmittedList({ submitted }: { submitted: Submitted[] }) {
  const language = useLanguage()
  if (submitted.length === 0) return null
  return (
    <ul aria-label={words.outcomes(language)} className="my-4 list-none space-y-2 p-0 text-sm">
      {submitted.map(one => (
        <li
          key={one.address}
          className={`border-l-4 px-4 py-2 ${one.kind === 'added' ? 'border-accent' : 'border-danger bg-wash'}`}
        >
          <Outcome submitted={one} />
          <span className="block truncate text-quiet">{one.address}</span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ submitted }: { submitted: Submitted }) {
  const language = useLanguage()
  switch (submitted.kind) {
    case 'added':
      return (
        <>
          {words.added(language, { title: () => <strong key="title">{submitted.title}</strong> })}
          {submitted.problem ? <span className="block">{submitted.problem}</span> : null}
        </>
      )
    case 'already':
      return <AlreadyThere already={submitted.already} />
    case 'unreadable':
      return words.notAdded(language, {
        problem: submitted.problem,
        link: text => (
          <Link
            key="link"
            className="underline"
            to={`${adminPath('/news/add')}?url=${encodeURIComponent(submitted.address)}`}
          >
            {text}
          </Link>
        ),
      })
  }
}
