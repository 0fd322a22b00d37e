// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Categories`

export const add = (_: Language): string =>
  `Add Category`

export const edit = (_: Language): string =>
  `Edit Category`

export const update = (_: Language): string =>
  `Update Category`

export const importAndExport = (_: Language): string =>
  `Import and Export`

export const saving = (_: Language): string =>
  `Saving...`

export const notAdded = (_: Language): string =>
  `Failed to add category`

export const notUpdated = (_: Language): string =>
  `Failed to update category`

export const notDeleted = (_: Language): string =>
  `Failed to delete category`

export const name = (_: Language): string =>
  `Name`

export const slug = (_: Language): string =>
  `Slug`

export const slugHint = (_: Language): string =>
  `The address of the section: /category/slug`

export const description = (_: Language): string =>
  `Description`

export const optional = (_: Language): string =>
  `Optional`

export const order = (_: Language): string =>
  `Display order`

export const slugTaken = (_: Language): string =>
  `Another category has this slug. Choose a different one.`

export const articles = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} article`, other: `${formatNumber(count, language)} articles` } })}`

export const feeds = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}`

export const rules = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} rule`, other: `${formatNumber(count, language)} rules` } })}`

export const holds = (_: Language, { uses }: { uses: string }): string =>
  `It holds ${uses}`

export const kept = (_: Language, { name, holds }: { name: string; holds: string }): string =>
  `“${name}” was not deleted. ${holds}. Move its content to another category first:`

export const moveUse = <Node,>(_: Language, { link, use }: { link: (text: string) => Node; use: string }): (string | Node)[] =>
  [link(`Show ${use}`), ` to select them and choose “Move to…”.`]

export const editUse = <Node,>(_: Language, { link, use }: { link: (text: string) => Node; use: string }): (string | Node)[] =>
  [link(`Show ${use}`), ` to edit or delete what names the category.`]

export const createDefaults = (_: Language): string =>
  `Create the default categories`

export const deletion = (_: Language, { name }: { name: string }): string =>
  `This will delete the category "${name}". You can undo it afterwards.`

export const heading = (_: Language, { column }: { column: string }): string =>
  `${column === 'order' ? `Order` : column === 'name' ? `Name` : column === 'slug' ? `Slug` : column === 'articles' ? `Articles` : `Actions`}`

export const none = (_: Language): string =>
  `No categories yet.`

export const nameIn = (_: Language, { edition }: { edition: string }): string =>
  `Name in ${edition}`

export const descriptionIn = (_: Language, { edition }: { edition: string }): string =>
  `Description in ${edition}`
