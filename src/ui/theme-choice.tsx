const choices = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/**
 * The stylesheet itself obeys these buttons (`:has(#theme-dark:checked)`), so that they work without JavaScript for
 * the page at hand; the reader script remembers the choice. A cookie would have split the shared page cache.
 */
export function ThemeChoice() {
  return (
    <fieldset className="theme">
      <legend>Colours</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            value={value}
            id={`theme-${value}`}
            defaultChecked={value === 'auto'}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
