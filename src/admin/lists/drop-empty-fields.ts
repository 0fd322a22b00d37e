/** A `ref` of a filter form: leaves the fields without a choice out of the address. */
export function dropEmptyFields(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })
}
