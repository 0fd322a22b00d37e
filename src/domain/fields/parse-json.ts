/** Undefined for text that is not JSON: the schema that reads the value refuses it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
