/** A code as a message's `select` spells its cases: `leanLeft` for `lean-left`. */
export function selectCase(code: string): string {
  return code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
