import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'

export function MissingCategories({ names }: { names: string[] }) {
  const language = useLanguage()
  if (names.length === 0) return null
  return (
    <p className="mb-6 max-w-prose border-l-4 border-danger bg-wash px-4 py-3">
      {words.missingCategories<ReactNode>(language, {
        count: names.length,
        link: text => (
          <Link key="link" to={adminPath('/categories/add')} className="underline">
            {text}
          </Link>
        ),
        names: () => (
          <strong key="names" className="break-words">
            {names.join(', ')}
          </strong>
        ),
      })}
    </p>
  )
}
