import { type Accent, accentColors } from '../../ui/theme-css.ts'

// WCAG 2.2 AA for text.
const contrastMin = 4.5

/** How the colour reads on the light and the dark ground, and what pages use where it does not. */
export function ColorContrast({ color, onUse }: { color: string; onUse: (color: string) => void }) {
  const { light, dark } = accentColors(color)
  return (
    <div role="status" className="mb-5 text-sm">
      <Ground name="light" accent={light} onUse={onUse} />
      <Ground name="dark" accent={dark} onUse={onUse} />
    </div>
  )
}

function Ground({
  name,
  accent,
  onUse,
}: {
  name: 'light' | 'dark'
  accent: Accent
  onUse: (color: string) => void
}) {
  const { used, chosenContrast } = accent
  const passes = chosenContrast >= contrastMin
  return (
    <p className="m-0 flex flex-wrap items-center gap-2 py-1">
      <ColorSample color={used} />
      <span>
        {passes ? '' : 'Warning: '}
        {chosenContrast.toFixed(1)} to 1 on the {name} ground,{' '}
        {passes
          ? 'which passes WCAG AA (4.5 to 1).'
          : `less than WCAG AA asks (4.5 to 1). Pages show the nearest shade that passes, ${used}.`}
      </span>
      {passes ? null : (
        <button
          type="button"
          onClick={() => onUse(used)}
          className="cursor-pointer font-semibold text-accent underline underline-offset-4"
        >
          Use {used}
        </button>
      )}
    </p>
  )
}

/** A drawing, because the page's policy knows no inline style. */
function ColorSample({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 1 1" className="size-4 border border-field" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
