import { type AdminPage, adminPath } from '../../address/admin-path.ts'

/** The nouns that `routes.ts` has as `admin/NOUN` and `admin/NOUN/edit/:id`. */
type Noun = Exclude<NounOf<AdminPage>, `${string}/${string}`>
type NounOf<Path> = Path extends `/${infer Name}/edit/:id` ? Name : never

/** The noun and the addresses of a plain record's list and form. */
export function plainAddresses(noun: Noun) {
  return { noun, list: adminPath(`/${noun}`), edit: (id: string) => adminPath(`/${noun}/edit/:id`, { id }) }
}
