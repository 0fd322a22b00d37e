import { adminPath } from '../../address/admin-path.ts'
/** Below /admin: back to work, and both doors; elsewhere: home. */
export function WaysOut({ isAdminPath, isAdmin }: { isAdminPath: boolean; isAdmin: boolean }) {
  if (!isAdminPath) {
    return (
      <p>
        <a href="/">Return to Home</a>
      </p>
    )
  }
  return (
    <>
      <p>
        {isAdmin ? (
          <a href={adminPath('/dashboard')}>Return to Admin Dashboard</a>
        ) : (
          <a href={adminPath('/login')}>Return to Admin Login</a>
        )}
      </p>
      <ul>
        <li>
          <a href={adminPath('/dashboard')}>Admin Dashboard</a>
        </li>
        <li>
          <a href={adminPath('/login')}>Admin Login</a>
        </li>
      </ul>
    </>
  )
}
