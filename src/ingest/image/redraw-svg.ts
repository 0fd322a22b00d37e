// Rewrites an SVG icon so that it holds shapes, colours and words alone: no script, no address, no picture inside it, no
// entity, no filter. Only the redrawn document reaches the decoder, and only its pixels leave the process.
import { Parser } from 'htmlparser2'
import { escapeHtml } from '../../text/clean-text.ts'

// The largest icons seen, exports of drawing programs, have 60 KB.
const bytesMax = 128 * 1024
// Each element costs time to draw. Icons have a few hundred.
const elementsMax = 2_000
// `use`, masks and clipping paths draw what they name once more, which may name others: seven levels of seven are 800,000
// shapes. Counted in shapes of 64 bytes; the decoder draws so many in half a second. Real icons stay below 1,500.
const costMax = 5_000
// Each shape with a gradient reads all of its stops.
const stopsMax = 200
// Setting a text takes as long as drawing forty shapes, and each letter as long as ten.
const textCost = 40
const letterCost = 10

const keptElements = new Set(
  `svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use symbol
  style text tspan`.split(/\s+/),
)

/** `sheet`: the text of a style element. */
type Shape = {
  name: string
  inside: Shape[]
  references: string[]
  ownCost: number
  cost?: number
  sheet: string
}
type Drawing = { parts: string[]; dropped: number; open: Shape[]; all: Shape[]; named: Map<string, Shape[]> }

export function isSvg(body: Buffer): boolean {
  const start = body
    .toString('utf8', 0, 4_096)
    .replace(/^\uFEFF/, '')
    .trimStart()
  return start.startsWith('<') && /<svg[\s>]/i.test(start)
}

/** The icon as a document of `side` by `side` pixels; null if it is too large or declares entities. */
export function redrawSvg(body: Buffer, side: number): Buffer | null {
  if (body.length > bytesMax) return null
  const text = body.toString('utf8')
  if (/<!entity/i.test(text)) return null
  const drawing: Drawing = { parts: [], dropped: 0, open: [], all: [], named: new Map() }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => openElement(drawing, { name, attributes, side }),
      onclosetag: () => closeElement(drawing),
      ontext: text => addText(drawing, text),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return isCheap(drawing) ? Buffer.from(drawing.parts.join('')) : null
}

function isCheap({ all, named }: Drawing): boolean {
  const [root] = all
  const stops = all.filter(({ name }) => name === 'stop').length
  return all.length <= elementsMax && stops <= stopsMax && !!root && costOf(root, named) <= costMax
}

/** The shapes that are drawn for this one; infinite if it refers to itself. */
function costOf(shape: Shape, named: Drawing['named']): number {
  if (shape.cost !== undefined) return shape.cost
  shape.cost = Number.POSITIVE_INFINITY
  const drawn = [...shape.inside, ...shape.references.flatMap(id => named.get(id) ?? [])]
  shape.cost = drawn.reduce((sum, each) => sum + costOf(each, named), shape.ownCost)
  return shape.cost
}

type Element = { name: string; attributes: Record<string, string>; side: number }

function openElement(drawing: Drawing, { name, attributes, side }: Element): void {
  const isRoot = drawing.all.length === 0
  const isKept = keptElements.has(name) && isRoot === (name === 'svg' && drawing.open.length === 0)
  if (drawing.dropped > 0 || !isKept) {
    drawing.dropped++
    return
  }
  const kept = Object.entries(isRoot ? rootAttributes(attributes, side) : attributes).filter(isSafe)
  const tag = `<${name}${kept.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')}>`
  const ownCost = (name === 'text' || name === 'tspan' ? textCost : 1) + tag.length / 64
  const shape: Shape = { name, inside: [], references: kept.flatMap(referencesOf), ownCost, sheet: '' }
  drawing.open.at(-1)?.inside.push(shape)
  drawing.open.push(shape)
  drawing.all.push(shape)
  if (attributes.id) {
    const id = withoutBlanks(attributes.id)
    const namesakes = drawing.named.get(id)
    if (namesakes) namesakes.push(shape)
    else drawing.named.set(id, [shape])
  }
  drawing.parts.push(tag)
}

/** The elements of the document that an attribute draws or cuts with. */
function referencesOf([name, value]: [string, string]): string[] {
  const bare = withoutBlanks(value)
  if (/href$/i.test(name)) return [bare.slice(1)]
  if (!/^(?:mask|clip-path|style)$/i.test(name)) return []
  const parts = bare.split('#')
  return parts.slice(1).map((part, n) => {
    const opening = parts[n]?.at(-1) ?? ''
    return part.split(/["']/.test(opening) ? opening : ')', 1).join('')
  })
}

/** The decoder's parser changes blanks in a name, so names are compared without any. */
function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

function addText({ dropped, open, parts }: Drawing, text: string): void {
  const holder = open.at(-1)
  if (!holder || dropped > 0) return
  if (holder.name === 'style') {
    // A comment, an entity or another element may part a word that the decoder reads as one.
    holder.sheet += text
    return
  }
  holder.ownCost += text.trim().length * letterCost
  parts.push(escapeHtml(text))
}

function closeElement(drawing: Drawing): void {
  if (drawing.dropped > 0) {
    drawing.dropped--
    return
  }
  const shape = drawing.open.pop()
  drawing.parts.push(`${escapeHtml(cleanStyleSheet(shape?.sheet ?? ''))}</${shape?.name}>`)
}

/** The root's size is ours: one of 100,000 pixels would be drawn at that size. */
function rootAttributes(attributes: Record<string, string>, side: number): Record<string, string> {
  const [width, height] = [
    Number.parseFloat(attributes.width ?? ''),
    Number.parseFloat(attributes.height ?? ''),
  ]
  const viewBox = attributes.viewBox ?? (width > 0 && height > 0 ? `0 0 ${width} ${height}` : undefined)
  return {
    ...attributes,
    xmlns: 'http://www.w3.org/2000/svg',
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    ...(viewBox && { viewBox }),
    width: String(side),
    height: String(side),
  }
}

function isSafe([name, value]: [string, string]): boolean {
  if (name === 'xmlns' || name === 'xmlns:xlink') return true
  if (!/^(?:xlink:)?[a-z][\w-]*$/i.test(name) || /^on/i.test(name)) return false
  // A line of a thousand pixels in dashes of a millionth takes minutes.
  if (/^(?:filter|stroke-dasharray)$/i.test(name)) return false
  if (/^(?:xlink:)?href$/i.test(name)) return value.trim().startsWith('#')
  return !namesOther(value) && !(name === 'style' && /filter|dasharray|\/\*/i.test(value))
}

/** Without the properties that would draw more than `costOf` can count, and without comments, which could hide one. */
function cleanStyleSheet(text: string): string {
  if (namesOther(text)) return ''
  const bare = text
    .split('/*')
    .map((part, n) => (n === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join(' ')
  return bare.replace(/\b(?:mask|clip-path|filter|stroke-dasharray)(?=\s*:)/gi, 'x-none')
}

/** Whether a style refers to anything but an element of the same document. An escape could hide an address. */
function namesOther(style: string): boolean {
  return /\\|@import|url\(\s*["']?(?!\s*["']?#)/i.test(style)
}
