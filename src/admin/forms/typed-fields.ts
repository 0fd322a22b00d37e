import { createContext, use, useState } from 'react'

/** What was posted to the page at hand, when that was refused without a script; else null. */
export const TypedTexts = createContext<Record<string, string> | null>(null)

/**
 * What the fields of a form begin with: `stored`, or what was typed when it was just refused. With it the version that
 * this was typed over, which the next save must name: what somebody else saved meanwhile is not overwritten unseen,
 * though the page may hear of it while it is open.
 */
export function useTypedFields<Fields extends object>(
  stored: Fields,
  version: number | undefined,
): { fields: Fields; version: number | undefined } {
  const texts = use(TypedTexts)
  const [seenVersion] = useState(Number(texts?.version) || version)
  return { fields: texts ? typedFields(stored, texts) : stored, version: seenVersion }
}

/** A ticked box is "on", another is not posted at all; of other fields, what was not posted stays as it is stored. */
function typedFields<Fields extends object>(stored: Fields, texts: Record<string, string>): Fields {
  const typed = Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? texts[name] === 'on' : (texts[name] ?? value),
  ])
  return { ...stored, ...Object.fromEntries(typed) }
}
