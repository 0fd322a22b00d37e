const choices = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The reader script takes the clicks; where none runs, the form posts and a cookie remembers (`site/theme.ts`). */
export function ThemeChoice() {
  return (
    <form method="post" action="/theme">
      <fieldset className="theme">
        <legend>Colours</legend>
        {choices.map(({ value, label }) => (
          <button key={value} type="submit" name="theme" value={value}>
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
