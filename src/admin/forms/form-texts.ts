/** The text fields of a form, in order; files are left out. */
export function formTexts(form: FormData): [string, string][] {
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

/**
 * Encodes values as a browser posts them: a ticked box is "on", an unticked one is missing; local times are sent as instants.
 * A missing value means something else than an empty one.
 */
export function toPostedTexts(input: object): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== false)
  return Object.fromEntries(given.map(([name, value]) => [name, value === true ? 'on' : toText(value)]))
}

function toText(value: unknown): string {
  const text = String(value ?? '')
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? new Date(text).toISOString() : text
}

/** A `ref` of a filter form: leaves the fields without a choice out of the address. */
export function dropEmptyFields(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })
}
