import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-add.ts'
import { AlreadyThere } from '../../article/already-there.tsx'
import type { Brought } from './bring-articles.ts'

export function BroughtList({ brought }: { brought: Brought[] }) {
  const language = useLanguage()
  if (brought.length === 0) return null
  return (
    <ul aria-label={words.outcomes(language)} className="my-4 list-none space-y-2 p-0 text-sm">
      {brought.map(one => (
        <li
          key={one.address}
          className={`border-l-4 px-4 py-2 ${one.kind === 'added' ? 'border-accent' : 'border-danger bg-wash'}`}
        >
          <Outcome brought={one} />
          <span className="block truncate text-quiet">{one.address}</span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ brought }: { brought: Brought }) {
  const language = useLanguage()
  switch (brought.kind) {
    case 'added':
      return (
        <>
          {words.added(language, { title: () => <strong key="title">{brought.title}</strong> })}
          {brought.problem ? <span className="block">{brought.problem}</span> : null}
        </>
      )
    case 'already':
      return <AlreadyThere already={brought.already} />
    case 'unread':
      return words.notAdded(language, {
        problem: brought.problem,
        link: text => (
          <Link
            key="link"
            className="underline"
            to={`${adminPath('/news/add')}?url=${encodeURIComponent(brought.address)}`}
          >
            {text}
          </Link>
        ),
      })
  }
}
