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
          <a href="/admin/dashboard">Return to Admin Dashboard</a>
        ) : (
          <a href="/admin/login">Return to Admin Login</a>
        )}
      </p>
      <ul>
        <li>
          <a href="/admin/dashboard">Admin Dashboard</a>
        </li>
        <li>
          <a href="/admin/login">Admin Login</a>
        </li>
      </ul>
    </>
  )
}
