/** The tick of one record. Around the box lies room for a finger, which the row does not grow by. */
export function RowTick({
  label,
  isOn,
  isOff,
  tabIndex,
  onToggle,
}: {
  label: string
  isOn: boolean
  /** Nothing can be done with the record any more. */
  isOff?: boolean
  tabIndex?: number
  onToggle: () => void
}) {
  return (
    <label className="-m-3.5 grid size-11 place-items-center noscript:hidden print:hidden">
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={label}
        className="block size-4"
        checked={isOn}
        disabled={isOff}
        onChange={onToggle}
      />
    </label>
  )
}
