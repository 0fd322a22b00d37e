// A form that a list opens carries the list's query in its own address, so that the editor returns to the list as it was.
// Only the query travels, so the address never leads to another page.
const param = 'list'

/** The address of a form, opened from the list with this query. */
export function fromList(form: string, listSearch: string): string {
  const query = listSearch.replace(/^\?/, '')
  return query === '' ? form : `${form}?${new URLSearchParams({ [param]: query })}`
}

/** The list, as it was when the form with this query was opened from it. */
export function listAddress(list: string, formSearch: string): string {
  const query = new URLSearchParams(new URLSearchParams(formSearch).get(param) ?? '').toString()
  return query === '' ? list : `${list}?${query}`
}
