// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const areYouSure = (_: Language): string =>
  `Are you sure?`

export const deleteRecord = (_: Language): string =>
  `Delete`

export const cancel = (_: Language): string =>
  `Cancel`

export const edit = (_: Language): string =>
  `Edit`

export const saving = (_: Language): string =>
  `Saving...`

export const category = (_: Language): string =>
  `Category`

export const outlet = (_: Language): string =>
  `Outlet`

export const title = (_: Language): string =>
  `Title`

export const language = (_: Language): string =>
  `Language`

export const address = (_: Language): string =>
  `Address`

export const all = (_: Language): string =>
  `All`

export const optional = (_: Language): string =>
  `Optional`

export const importHead = (_: Language): string =>
  `Import`

export const exportHead = (_: Language): string =>
  `Export`

export const never = (_: Language): string =>
  `never`

export const none = (_: Language): string =>
  `none`

export const now = (_: Language): string =>
  `now`

export const success = (_: Language): string =>
  `Success`

export const error = (_: Language): string =>
  `Error`

export const region = (_: Language): string =>
  `Region`

export const name = (_: Language): string =>
  `Name`

export const history = (_: Language): string =>
  `History`

export const undo = (_: Language): string =>
  `Undo`

export const show = (_: Language): string =>
  `Show`

export const warning = (_: Language): string =>
  `Warning`

export const close = (_: Language): string =>
  `Close`

export const importAndExport = (_: Language): string =>
  `Import and Export`

export const email = (_: Language): string =>
  `Email`

export const password = (_: Language): string =>
  `Password`
