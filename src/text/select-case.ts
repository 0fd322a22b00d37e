/** A code as the cases of a message's `select` are spelled: `leanLeft` for `lean-left`. */
export function selectCase(code: string): string {
  return code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
