export function DemoBanner() {
  return (
    <p className="demo">
      <b>Demo mode:</b> this site shows sample content written for the demonstration.
    </p>
  )
}
