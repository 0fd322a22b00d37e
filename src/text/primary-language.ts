/** "hi" of the tag "hi-IN", in small letters; '' for none. */
export function primaryLanguage(tag: string | null): string {
  return tag?.split('-')[0]?.toLowerCase() ?? ''
}
