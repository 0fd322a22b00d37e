import { useNavigation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'

/** Says what the next page waits for; a page that comes at once never shows it long enough to be seen. */
export function LoadingLine() {
  const navigation = useNavigation()
  return (
    <p
      role="status"
      className="pointer-events-none fixed top-1 left-1/2 z-10 m-0 -translate-x-1/2 bg-wash px-3 text-sm text-quiet empty:hidden"
    >
      {navigation.state === 'loading' ? loadingText(navigation.location.pathname) : ''}
    </p>
  )
}

function loadingText(path: string): string {
  return path === adminPath('/site-links') ? 'Loading site links...' : 'Loading...'
}
