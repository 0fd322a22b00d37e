/** Whether the text names an own property of the object, so that it may be looked up there. */
export function isKeyOf<Key extends string>(
  keyed: Record<Key, unknown>,
  text: string | undefined,
): text is Key {
  return text !== undefined && Object.hasOwn(keyed, text)
}
