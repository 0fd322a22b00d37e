import { isLean, leanLabels } from '../../domain/outlets/lean.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import type { OutletFields } from '../../domain/outlets/outlet-schema.ts'
import type { Language } from '../../text/language.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import type { ConflictField } from '../forms/conflict.tsx'

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

const columns = [
  { name: 'name', label: adminWords.name },
  { name: 'homeUrl', label: words.homePage },
  { name: 'hosts', label: words.hosts },
  { name: 'iconUrl', label: words.iconUrl },
  { name: 'language', label: adminWords.language },
  { name: 'region', label: adminWords.region },
  { name: 'lean', label: words.lean },
  { name: 'leanSource', label: words.leanSource },
  { name: 'leanRatedOn', label: words.ratedOn },
  { name: 'leanNote', label: words.note },
  { name: 'owner', label: words.owner },
  { name: 'ownerSource', label: words.ownerSource },
  { name: 'ownerAsOf', label: words.ownerAsOf },
] as const

export function outletConflict(
  theirs: EditedOutlet,
  mine: OutletFields,
  language: Language,
): ConflictField[] {
  const their = outletFields(theirs)
  const inWords = (name: keyof OutletFields, value = '') =>
    name === 'lean' && isLean(value) ? leanLabels[value](language) : value
  return columns.map(({ name, label }) => ({
    label: label(language),
    theirs: inWords(name, their[name]),
    mine: inWords(name, mine[name]),
  }))
}
