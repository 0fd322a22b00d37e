export function DemoBanner() {
  return (
    <aside className="demo" aria-label="Demo mode">
      <p>
        <b>Demo mode:</b> this site shows sample content written for the demonstration.
      </p>
    </aside>
  )
}
