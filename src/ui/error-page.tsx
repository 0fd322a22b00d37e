/** A page that failed through no fault of the reader. It stands alone: what drew the header may be what broke. */
export function ErrorPage() {
  return (
    <main id="main" className="page notice">
      <title>Something went wrong</title>
      <h1>Something went wrong on our side</h1>
      <p>We have made a note of it. Please try again in a minute.</p>
      <p>
        <a href="/">Go to the front page</a>
      </p>
    </main>
  )
}
