import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/notices.ts'
import { focusAtOnce } from '../widgets/keyboard.ts'

export function Problem({ duplicate }: { duplicate: { id: string; title: string } | null }) {
  const language = useLanguage()
  if (!duplicate) return null
  const { id, title } = duplicate
  return (
    <p
      role="alert"
      tabIndex={-1}
      ref={focusAtOnce}
      className="mb-6 border-l-4 border-danger bg-wash px-4 py-3"
    >
      {words.published(language, {
        link: () => (
          <Link key="link" to={adminPath('/news/edit/:id', { id })}>
            {title}
          </Link>
        ),
      })}
    </p>
  )
}
