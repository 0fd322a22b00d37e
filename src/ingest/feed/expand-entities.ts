// Expands only entities that a document declares itself ("<!ENTITY co 'The Company'>"). Nothing is fetched, parameter
// entities are ignored, and the growth of each entity and of the document is limited, so that a "billion laughs" attack
// stays unexpanded text.

/** Declarations come before the document; real ones (the whole list of Latin letters) take 20 KB. */
const declarationLengthMax = 65_536

/** The longest replacement with its nested entities: a name, a copyright note, an address. */
const valueLengthMax = 1_000

/** HTML's Latin letters, Greek letters and symbols are 253 entities. */
const entitiesMax = 300

/** The most characters that expansion may add to a document. */
const growthMax = 200_000

const declaration = /<!entity\s+([\w:.-]{1,60})\s+(?:"([^"]*)"|'([^']*)')\s*>/gi

/** Expands the document's own entities; those declared elsewhere or beyond a limit stay as they are. */
export function expandEntities(xml: string): string {
  const values = readEntities(xml)
  if (values.size === 0) return xml
  const parts: string[] = []
  let room = growthMax
  let at = 0
  while (at < xml.length) {
    const open = startOf(xml, '<![CDATA[', at)
    const close = startOf(xml, ']]>', open)
    const text = expandText(xml.slice(at, open), values, room)
    room -= Math.max(0, text.length - (open - at))
    parts.push(text, xml.slice(open, close))
    at = close
  }
  return parts.join('')
}

function startOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at === -1 ? xml.length : at
}

function readEntities(xml: string): Map<string, string> {
  const values = new Map<string, string>()
  const start = xml.slice(0, declarationLengthMax).search(/<!doctype\s[^<>[]{0,500}\[/i)
  if (start === -1) return values
  const [subset = ''] = xml.slice(start, start + declarationLengthMax).split(/\]\s*>/, 1)
  for (const [, name = '', quoted, single] of subset.matchAll(declaration)) {
    if (values.size === entitiesMax) break
    // A reference to a later entity, or to itself, is not expanded, so there can be no loop.
    const value = expandText(quoted ?? single ?? '', values, valueLengthMax)
    if (value.length <= valueLengthMax && !values.has(name)) values.set(name, value)
  }
  return values
}

function expandText(text: string, values: Map<string, string>, room: number): string {
  let left = room
  return text.replace(/&([\w:.-]{1,60});/g, (reference, name: string) => {
    const value = values.get(name)
    if (value === undefined || value.length > left) return reference
    left -= value.length
    return value
  })
}
