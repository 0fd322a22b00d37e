/** On every page of a demo, the admin area included. */
export function DemoBanner({ hasSamples }: { hasSamples: boolean }) {
  return (
    <aside className="demo" aria-label="Demo mode" data-region="demo">
      <p>
        <b>Demo mode:</b> the account on the login page is open to anyone
        {hasSamples ? '; the sample articles step aside when the first real one is published.' : '.'}
      </p>
    </aside>
  )
}
