type CamelCase<Code extends string> = Code extends `${infer Head}-${infer Tail}`
  ? `${Head}${CamelCase<Capitalize<Tail>>}`
  : Code

/** A code as a message's `select` spells its cases: `leanLeft` for `lean-left`. */
export function selectCase<Code extends string>(code: Code): CamelCase<Code>
export function selectCase(code: string): string {
  return code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
