// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const tooShort = (_: Language): string =>
  `Use at least 10 characters`

export const tooLong = (_: Language): string =>
  `Use at most 1,000 characters`

export const common = (_: Language): string =>
  `This password is one of the most common. Choose another.`

export const passwordRequired = (_: Language): string =>
  `Password is required`

export const passwordsDiffer = (_: Language): string =>
  `The two passwords differ`

export const wrongCurrent = (_: Language): string =>
  `This is not your current password`

export const throttled = (_: Language): string =>
  `Too many attempts. Please try again in 15 minutes.`

export const title = (_: Language): string =>
  `My Account`

export const nowHere = (_: Language): string =>
  `now, this browser`

export const updateFailed = (_: Language): string =>
  `Failed to update account`

export const browserOn = (_: Language, { browser, system }: { browser: string; system: string }): string =>
  `${browser} on ${system}`

export const unknownDevice = (_: Language): string =>
  `Unknown device`

export const namedInLog = (_: Language, { name }: { name: string }): string =>
  `Readers see the name ${name} beside what you publish, correct and take down, also in the past. The log is public when it is turned on in the settings.`

export const editorialLog = (_: Language): string =>
  `Editorial log`

export const notNamedInLog = (_: Language): string =>
  `Readers do not see who published, corrected or took something down. The log is public when it is turned on in the settings.`

export const hideName = (_: Language): string =>
  `Hide my name`

export const showName = (_: Language): string =>
  `Show my name`

export const changePassword = (_: Language): string =>
  `Change password`

export const currentPassword = (_: Language): string =>
  `Current password`

export const newPassword = (_: Language): string =>
  `New password`

export const newPasswordHint = (_: Language): string =>
  `At least 10 characters. You stay signed in here; everywhere else you are signed out.`

export const newPasswordAgain = (_: Language): string =>
  `New password again`

export const lastUsed = <Node,>(_: Language, { address, time }: { address: string; time: (text: string) => Node }): (string | Node)[] =>
  [`${address}, last used `, time(``)]

export const signOutOf = (_: Language, { device, address }: { device: string; address: string }): string =>
  `Sign out: ${device}, ${address}`

export const signedInOn = (_: Language): string =>
  `Signed in on`

export const signOutEverywhere = (_: Language): string =>
  `Sign out everywhere`

export const signOut = (_: Language): string =>
  `Sign out`

export const deskLanguage = (_: Language): string =>
  `Language of the admin area`

export const deskLanguageHint = (_: Language): string =>
  `Your own choice. The site keeps its own language and editions.`
