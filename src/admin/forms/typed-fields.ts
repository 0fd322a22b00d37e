import { createContext, use, useState } from 'react'

/** The refused values of a form that was posted without a script; else null. */
export const TypedTexts = createContext<Record<string, string> | null>(null)

/**
 * The initial values of a form: `stored`, or the refused input, together with the version that the input was based on.
 * The next save names that version, so that another editor's save in between is a conflict and not overwritten.
 */
export function useTypedFields<Fields extends object>(
  stored: Fields,
  version: number | undefined,
): { fields: Fields; version: number | undefined } {
  const texts = use(TypedTexts)
  const [seenVersion] = useState(Number(texts?.version) || version)
  return { fields: texts ? typedFields(stored, texts) : stored, version: seenVersion }
}

/** A ticked box is posted as "on" and an unticked one is not posted; any other field that is missing keeps its stored value. */
function typedFields<Fields extends object>(stored: Fields, texts: Record<string, string>): Fields {
  const typed = Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? texts[name] === 'on' : (texts[name] ?? value),
  ])
  return { ...stored, ...Object.fromEntries(typed) }
}
