export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest form of a text that the client accepts (RFC 9110 §12.5.3); plain without an `Accept-Encoding`. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  // The values that browsers send are not parsed, because this runs for every cached page.
  if (acceptEncoding === 'gzip, deflate, br, zstd' || acceptEncoding === 'gzip, deflate, br') return 'br'
  if (!acceptEncoding) return 'identity'
  const weights = readWeights(acceptEncoding)
  const others = weights.get('*') ?? 0
  const br = weights.get('br') ?? others
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? others
  const identity = weights.get('identity') ?? 0
  if (br > 0 && br >= gzip && br >= identity) return 'br'
  return gzip > 0 && gzip >= identity ? 'gzip' : 'identity'
}

function readWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map(part => part.trim())
    const weight = parameters.find(parameter => parameter.startsWith('q='))
    if (name) weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1)
  }
  return weights
}
