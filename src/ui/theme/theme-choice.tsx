import * as words from '../../words/site-frame.ts'
import { useLanguage } from '../language/language-context.ts'

const choices = [
  { value: 'auto', label: words.auto },
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
]

/** The reader script takes the clicks; where none runs, the form posts and a cookie remembers (`site/theme.ts`). */
export function ThemeChoice() {
  const language = useLanguage()
  return (
    <form method="post" action="/theme">
      <fieldset className="theme">
        <legend>{words.colours(language)}</legend>
        {choices.map(({ value, label }) => (
          <button key={value} type="submit" name="theme" value={value}>
            {label(language)}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
