type Params = { params: { id?: string } }
type Visit = Params & { url: { pathname: string } }

/** Which of the addresses of a plain record this is: its list, or its form for a new or an existing record. */
export function addressOf({ url, params: { id } }: Visit): 'list' | 'add' | 'edit' {
  if (id !== undefined) return 'edit'
  return url.pathname.endsWith('/add') ? 'add' : 'list'
}

/** A loader or an action of a module that serves all addresses of a plain record. */
export function byAddress<Args extends object, List, Add, Edit>(at: {
  list: (args: Args) => List
  add: (args: Args) => Add
  edit: (args: Args & Visit) => Edit
}) {
  return (args: Args & Visit) => at[addressOf(args)](args)
}

/** A loader or an action of a module that serves both forms of a plain record. */
export function byForm<Args extends object, Add, Edit>(at: {
  add: (args: Args) => Add
  edit: (args: Args & Params) => Edit
}) {
  return (args: Args & Params) => at[args.params.id === undefined ? 'add' : 'edit'](args)
}
