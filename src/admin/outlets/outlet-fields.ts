import { isLean, leanLabels } from '../../domain/outlets/lean.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import type { OutletFields } from '../../domain/outlets/outlet-schema.ts'
import type { Language } from '../../text/language.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import type { ConflictField } from '../forms/conflict.tsx'
import { compareFields } from '../forms/field-texts.ts'

export function outletFields(outlet?: EditedOutlet): OutletFields {
  return {
    name: outlet?.name ?? '',
    homeUrl: outlet?.homeUrl ?? '',
    hosts: outlet?.hosts.join('\n') ?? '',
    iconUrl: outlet?.iconUrl ?? '',
    language: outlet?.language ?? '',
    region: outlet?.region ?? '',
    lean: outlet?.lean ?? 'not-rated',
    leanSource: outlet?.leanSource ?? '',
    leanRatedOn: outlet?.leanRatedOn ?? '',
    leanNote: outlet?.leanNote ?? '',
    owner: outlet?.owner ?? '',
    ownerSource: outlet?.ownerSource ?? '',
    ownerAsOf: outlet?.ownerAsOf ?? '',
  }
}

export const outletTexts = {
  name: { label: adminWords.name, hint: words.nameHint },
  homeUrl: { label: words.homePage },
  hosts: { label: words.hosts, hint: words.hostsHint },
  iconUrl: { label: words.iconUrl, hint: adminWords.optional },
  language: { label: adminWords.language, hint: words.languageHint },
  region: { label: adminWords.region, hint: words.regionHint },
  lean: { label: words.lean },
  leanSource: { label: words.leanSource, hint: words.leanSourceHint },
  leanRatedOn: { label: words.ratedOn },
  leanNote: { label: words.note, hint: words.leanNoteHint },
  owner: { label: words.owner, hint: words.ownerHint },
  ownerSource: { label: words.ownerSource, hint: words.ownerSourceHint },
  ownerAsOf: { label: words.ownerAsOf },
}

export function outletConflict(
  theirs: EditedOutlet,
  mine: OutletFields,
  language: Language,
): ConflictField[] {
  const inWords = (value: unknown, name: keyof OutletFields) =>
    name === 'lean' ? describeLean(String(value), language) : String(value ?? '')
  return compareFields(outletTexts, { theirs: outletFields(theirs), mine, language, inWords })
}

function describeLean(lean: string, language: Language): string {
  return isLean(lean) ? leanLabels[lean](language) : lean
}
