// Accepts addresses that every mail server can carry and that cannot break a header: letters without accents, no
// quotes, no spaces. No server accepts a longer address (RFC 5321 §4.5.3.1).
const lengthMax = 254
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i

export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return text.length <= lengthMax && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}
