// Rewrites an SVG icon so that it holds shapes, colours and words alone: no script, no address, no picture inside it, no
// entity, no filter. Only the redrawn document reaches the decoder, and only its pixels leave the process.
import { Parser } from 'htmlparser2'

// The largest icons seen, exports of drawing programs, have 60 KB.
const bytesMax = 128 * 1024
// Each element costs time to draw. Icons have a few hundred.
const elementsMax = 2_000
// `use` repeats what it names, which may hold others.
const usesMax = 50

const keptElements = new Set(
  `svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use symbol
  style text tspan`.split(/\s+/),
)

type Drawing = { parts: string[]; elements: number; uses: number; dropped: number; open: string[] }

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
  const drawing: Drawing = { parts: [], elements: 0, uses: 0, dropped: 0, open: [] }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => openElement(drawing, { name, attributes, side }),
      onclosetag: () => closeElement(drawing),
      ontext: text => {
        if (drawing.dropped === 0 && drawing.open.length > 0) drawing.parts.push(cleanText(drawing, text))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  const isWhole = drawing.elements > 0 && drawing.elements <= elementsMax && drawing.uses <= usesMax
  return isWhole ? Buffer.from(drawing.parts.join('')) : null
}

type Element = { name: string; attributes: Record<string, string>; side: number }

function openElement(drawing: Drawing, { name, attributes, side }: Element): void {
  const isRoot = drawing.elements === 0
  const isKept = keptElements.has(name) && isRoot === (name === 'svg' && drawing.open.length === 0)
  if (drawing.dropped > 0 || !isKept) {
    drawing.dropped++
    return
  }
  drawing.elements++
  if (name === 'use') drawing.uses++
  drawing.open.push(name)
  const kept = Object.entries(isRoot ? rootAttributes(attributes, side) : attributes).filter(isSafe)
  drawing.parts.push(`<${name}${kept.map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('')}>`)
}

function closeElement(drawing: Drawing): void {
  if (drawing.dropped > 0) drawing.dropped--
  else drawing.parts.push(`</${drawing.open.pop()}>`)
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
  if (/^(?:xlink:)?href$/i.test(name)) return value.trim().startsWith('#')
  return !namesOther(value)
}

function cleanText({ open }: Drawing, text: string): string {
  return open.at(-1) === 'style' && namesOther(text) ? '' : escapeText(text)
}

/** Whether a style refers to anything but an element of the same document. An escape could hide an address. */
function namesOther(style: string): boolean {
  return /\\|@import|url\(\s*["']?(?!\s*["']?#)/i.test(style)
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
