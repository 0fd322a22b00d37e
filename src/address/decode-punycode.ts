// RFC 3492, for labels of domains: browsers encode them but have no function that decodes them.
const [base, tMin, tMax, skew, damp] = [36, 1, 26, 38, 700]

/** The label after `xn--`, in lower case, as text; null if it encodes none. */
export function decodePunycode(encoded: string): string | null {
  const basicLength = Math.max(encoded.lastIndexOf('-'), 0)
  const letters = [...encoded.slice(0, basicLength)]
  const digits = [...encoded.slice(basicLength === 0 ? 0 : basicLength + 1)].map(digitOf)
  let [codePoint, bias, position] = [128, 72, 0]
  while (digits.length > 0) {
    const delta = takeNumber(digits, bias)
    if (delta === null) return null
    const count = letters.length + 1
    position += delta
    codePoint += Math.floor(position / count)
    if (codePoint > 0x10ffff) return null
    position %= count
    bias = adapt(delta, { count, isFirst: count === basicLength + 1 })
    letters.splice(position, 0, String.fromCodePoint(codePoint))
    position += 1
  }
  return letters.join('').isWellFormed() ? letters.join('') : null
}

/** Takes one number of variable length from the start of `digits`; null if it does not end. */
function takeNumber(digits: number[], bias: number): number | null {
  let [number, weight] = [0, 1]
  for (let k = base; ; k += base) {
    const digit = digits.shift() ?? Number.NaN
    number += digit * weight
    if (!(number <= Number.MAX_SAFE_INTEGER)) return null
    const threshold = Math.min(Math.max(k - bias, tMin), tMax)
    if (digit < threshold) return number
    weight *= base - threshold
  }
}

function adapt(delta: number, { count, isFirst }: { count: number; isFirst: boolean }): number {
  let rest = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2)
  rest += Math.floor(rest / count)
  let k = 0
  while (rest > ((base - tMin) * tMax) / 2) {
    rest = Math.floor(rest / (base - tMin))
    k += base
  }
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew))
}

function digitOf(letter: string): number {
  if (/[a-z]/.test(letter)) return letter.charCodeAt(0) - 97
  return /\d/.test(letter) ? Number(letter) + 26 : Number.NaN
}
