/** Stands on every page while nothing can be saved. */
export function ReadOnlyNotice() {
  return (
    <p role="alert" className="mt-0 mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      <strong>Nothing can be saved: the disk of the server is full.</strong> Readers see the site as it is.
      Make room on the disk; everything goes on by itself then. What you type is kept in this tab.
    </p>
  )
}
