// The package has no types of its own. The path keeps Node from taking its old module of this name instead.
declare module 'punycode/punycode.es6.js' {
  /** The text of a label after `xn--`. Throws a RangeError if it encodes none. */
  export function decode(encoded: string): string
}
