// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const title = (_: Language): string =>
  `Page not found`

export const heading = (_: Language): string =>
  `404`

export const apology = (_: Language): string =>
  `Oops! The page you're looking for doesn't exist.`

export const currentPath = <Node,>(_: Language, { code, path }: { code: (text: string) => Node; path: string }): (string | Node)[] =>
  [`Current path: `, code(`${path}`)]

export const debugRoutes = (_: Language): string =>
  `Debug Route Issues`

export const loggedIn = (_: Language): string =>
  `You are logged in as an admin.`

export const notLoggedIn = (_: Language): string =>
  `You are not logged in as an admin.`

export const returnHome = (_: Language): string =>
  `Return to Home`

export const returnToDashboard = (_: Language): string =>
  `Return to Admin Dashboard`

export const returnToLogin = (_: Language): string =>
  `Return to Admin Login`

export const dashboard = (_: Language): string =>
  `Admin Dashboard`

export const login = (_: Language): string =>
  `Admin Login`
