import type { ReactNode } from 'react'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { type Accent, accentColors } from '../../ui/theme/theme-css.ts'
import * as words from '../../words/settings-desk.ts'

// The minimum of WCAG 2.2 AA for text.
const contrastMin = 4.5

export function ColorContrast({ color, onUse }: { color: string; onUse: (color: string) => void }) {
  const language = useLanguage()
  const { light, dark } = accentColors(color)
  const isReadable = light.chosenContrast >= contrastMin
  return (
    <div role="status" className="mb-5 text-sm">
      <Ground accent={light}>
        {isReadable
          ? describeContrast('light', light, language)
          : words.warning(language, { judgement: describeContrast('light', light, language) })}{' '}
        {isReadable ? null : (
          <button
            type="button"
            onClick={() => onUse(light.used)}
            className="cursor-pointer font-semibold text-accent underline underline-offset-4"
          >
            {words.takeShade(language, { shade: light.used })}
          </button>
        )}
      </Ground>
      <Ground accent={dark}>{describeContrast('dark', dark, language)}</Ground>
    </div>
  )
}

function describeContrast(
  ground: 'light' | 'dark',
  { used, chosenContrast }: Accent,
  language: Language,
): string {
  const ratio = chosenContrast.toFixed(1)
  return chosenContrast >= contrastMin
    ? words.contrastGood(language, { ratio, ground })
    : words.contrastBad(language, { ratio, ground, shade: used })
}

function Ground({ accent, children }: { accent: Accent; children: ReactNode }) {
  return (
    <p className="m-0 flex items-start gap-2 py-1">
      <ColorSample color={accent.used} />
      <span>{children}</span>
    </p>
  )
}

/** Drawn as SVG, because the page's policy allows no inline style. */
function ColorSample({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 1 1" className="mt-0.5 size-4 shrink-0 border border-field" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
