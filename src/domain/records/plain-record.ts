// A plain record is one that editors list, fill in with one form, and delete. Its description, `<noun>.record.ts`, is a plain
// object for server and browser; `admin/records/` draws its list and form from it and responds to its saves and deletions.
// A record with verbs of its own (entries, stories, places of the front page) is not described here.
import type * as z from 'zod/mini'
import { type AdminPage, adminPath } from '../../address/admin-path.ts'
import type { Change } from '../../database/changes.ts'
import type { RecordTable } from '../../database/record-table.ts'
import type { Language } from '../../text/language.ts'

type Text = (language: Language) => string

export type Choice = { value: string; label: string }

export type PlainField = {
  label: Text
  hint?: Text
  /** How the form draws it; without this, as one line of text. */
  control?: {
    rows?: number
    type?: 'number' | 'url' | 'date' | 'datetime-local'
    min?: number
    placeholder?: string
    className?: string
  }
  /** The values to choose from, for a select field. */
  choices?: (language: Language) => Choice[]
}

/**
 * The columns of a file, in the order of our own: `id`, the required ones, the optional ones with their value in a new record
 * of a file without them, then the times. A file is checked with the schema of the form. A value that is no text or number is no
 * field of the form: a flag, or an object that `row-readers.ts` checks.
 */
export type Exchange = {
  required: readonly string[]
  optional: Readonly<Record<string, string | number | boolean | null | Readonly<Record<string, never>>>>
  /** The column that identifies a record without an id; unique in the database. */
  key: string
}

/** A list of all of them that anybody can read at `/api/v1/NOUN`. */
type ApiList = {
  /** The name of one in the description of the API. */
  name: string
  about: Text
  /** The columns that anybody may read. */
  item: z.ZodMiniObject
  /** How a trigger of the table announces its changes to the caches. */
  change: Change
}

/** `Row` is what the form edits, `Fields` what it shows, `Input` what a save stores. */
export type PlainRecord<Row, Fields, Input> = {
  /** Its kind in the history (`record-kinds.ts`), which has the columns that a restore writes back; its notices have its name. */
  table: RecordTable
  /** Its name in addresses, which are those of its list and its form; see `plainAddresses`. */
  noun: string
  list: string
  edit: (id: string) => string
  /** Its page, if it has one beside the form; the history links to it. */
  show?: (id: string) => string
  /** In the order of the form, and of the comparison with another editor's save. */
  fields: { [Name in keyof Required<Fields>]: PlainField }
  schema: (language: Language) => z.ZodMiniType<Input, Fields>
  /** The columns of `Row`, if they are others than `id`, `version` and those that the fields are named after. */
  columns?: readonly (keyof Row & string)[]
  /** The form of this row, or of a new record. */
  toFields: (row?: Row) => Fields
  words: {
    add: Text
    edit: Text
    saving: Text
    /** While an update is saved, if not `saving`. */
    updating?: Text
    /** The buttons of the two forms. */
    submit: { add: Text; update: Text }
    /** The server did not answer. */
    failed: { add: Text; update: Text; delete: Text }
  }
  /** The columns by which lists and files are sorted, if not by the time of addition. */
  sortedBy?: readonly string[]
  /** How it is imported and exported, if it is. */
  exchange?: Exchange
  /** How programs read it, if they can. */
  api?: ApiList
}

export type AnyPlainRecord = { fields: Readonly<Record<string, PlainField>> } & Pick<
  PlainRecord<never, never, never>,
  'table' | 'noun' | 'list' | 'edit' | 'show' | 'sortedBy' | 'exchange' | 'api'
>

/** The nouns that `routes.ts` has as `admin/NOUN` and `admin/NOUN/edit/:id`. */
type Noun = Exclude<NounOf<AdminPage>, `${string}/${string}`>
type NounOf<Path> = Path extends `/${infer Name}/edit/:id` ? Name : never

export function plainAddresses(noun: Noun) {
  return { noun, list: adminPath(`/${noun}`), edit: (id: string) => adminPath(`/${noun}/edit/:id`, { id }) }
}
