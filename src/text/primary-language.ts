/** "hi" for the tag "hi-IN", in lower case; '' for null. */
export function primaryLanguage(tag: string | null): string {
  return tag?.split('-')[0]?.toLowerCase() ?? ''
}
