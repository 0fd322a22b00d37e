// Expands the entities that a document declares for itself ("<!ENTITY co 'The Company'>"), and only those: nothing is
// fetched, no parameter entity is read, and what an entity or the whole document may grow by has a bound, so that a
// billion laughs stay the text that they are.

/** A declaration stands before the document; real ones (the whole list of Latin letters) take 20 KB. */
const declarationLengthMax = 65_536

/** The longest replacement, with the entities in it: a name, a note of rights, an address. */
const valueLengthMax = 1_000

/** Latin letters, Greek letters and signs are 253. */
const entitiesMax = 300

/** How much longer a document may get. */
const growthMax = 200_000

const declaration = /<!entity\s+([\w:.-]{1,60})\s+(?:"([^"]*)"|'([^']*)')\s*>/gi

/** `xml` with its own entities in place; those that are declared elsewhere, and those beyond a bound, stay as they are. */
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
    // One that names a later one, or itself, keeps its name: there is no way to a loop.
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
