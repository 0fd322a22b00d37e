export function DemoBanner() {
  return (
    <aside className="demo" aria-label="Demo mode">
      <p>
        <b>Demo mode:</b> the account on the login page is open to anyone; samples written for the
        demonstration step aside when the first real articles arrive.
      </p>
    </aside>
  )
}
