// Shows domains in their own script: भारत.भारत for xn--h2brj9c.xn--h2brj9c. Like browsers, it leaves a label as it is if letters
// of several scripts, or of one that looks Latin (Cyrillic, Greek), could pose as another domain.
import { decode } from 'punycode/punycode.es6.js'

const scripts = [
  ...['Arabic', 'Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Meetei_Mayek'],
  ...['Ol_Chiki', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'],
].map(name => String.raw`[\p{Script=${name}}\d\u200c\u200d-]+`)

// Of Latin only letters that Western European languages write: ı and others pass for ASCII letters.
const isOfOneScript = new RegExp(String.raw`^(?=.*\p{L})(?:[a-z\dß-öø-ÿ-]+|${scripts.join('|')})$`, 'u')

export function shownDomain(domain: string): string {
  return domain.split('.').map(shownLabel).join('.')
}

export function shownMailAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + shownDomain(address.slice(at))
}

export function shownWebAddress(address: string): string {
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)?([^/?#]*)(.*)$/is.exec(address) ?? []
  return scheme + shownDomain(host) + rest
}

function shownLabel(label: string): string {
  const encoded = /^xn--(.+)$/i.exec(label)?.[1]
  const text = encoded ? decodeLabel(encoded.toLowerCase()) : ''
  if (!isOfOneScript.test(text)) return label
  const isCanonical = URL.parse(`http://${text}.example`)?.hostname === `${label.toLowerCase()}.example`
  return isCanonical ? text : label
}

/** Empty if it encodes no text. */
function decodeLabel(encoded: string): string {
  try {
    return decode(encoded)
  } catch (error) {
    if (error instanceof RangeError) return ''
    throw error
  }
}
