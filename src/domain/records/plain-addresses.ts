import { type AdminPage, adminPath } from '../../address/admin-path.ts'

/** The nouns that `routes.ts` has as `admin/NOUN` and `admin/NOUN/edit/:id`. */
type Noun = Exclude<NounOf<AdminPage>, `${string}/${string}`>
type NounOf<Path> = Path extends `/${infer Name}/edit/:id` ? Name : never

/** The addresses of a plain record's list and form, and the name of the form's drafts. */
export function plainAddresses(noun: Noun) {
  return {
    list: adminPath(`/${noun}`),
    edit: (id: string) => adminPath(`/${noun}/edit/:id`, { id }),
    draft: noun,
  }
}
