/** The text fields of a form, in order; files are left out. */
export function formTexts(form: FormData): [string, string][] {
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}
