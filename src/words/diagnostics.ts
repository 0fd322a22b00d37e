// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const routeTester = (_: Language): string =>
  `Route tester`

export const path = (_: Language): string =>
  `Path`

export const search = (_: Language): string =>
  `Search`

export const hash = (_: Language): string =>
  `Hash`

export const state = (_: Language): string =>
  `State`

export const none = (_: Language): string =>
  `(none)`

export const testPage = (_: Language): string =>
  `Test page`

export const works = (_: Language): string =>
  `If you can read this, routing works.`

export const openTester = (_: Language): string =>
  `Open the route tester`
