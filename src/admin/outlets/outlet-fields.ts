import { isLean, leanLabels } from '../../domain/outlets/lean.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import type { OutletFields } from '../../domain/outlets/outlet-schema.ts'
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

const labels: Record<keyof OutletFields, string> = {
  name: 'Name',
  homeUrl: 'Home page',
  hosts: 'Hosts',
  iconUrl: 'Icon URL',
  language: 'Language',
  region: 'Region',
  lean: 'Lean',
  leanSource: 'Source of the rating',
  leanRatedOn: 'Rated on',
  leanNote: 'Note',
  owner: 'Owner',
  ownerSource: 'Source of the owner',
  ownerAsOf: 'Owner as of',
}

export function outletConflict(theirs: EditedOutlet, mine: OutletFields): ConflictField[] {
  const their = outletFields(theirs)
  const inWords = (name: keyof OutletFields, value = '') =>
    name === 'lean' && isLean(value) ? leanLabels[value] : value
  return [
    row('name'),
    row('homeUrl'),
    row('hosts'),
    row('iconUrl'),
    row('language'),
    row('region'),
    row('lean'),
    row('leanSource'),
    row('leanRatedOn'),
    row('leanNote'),
    row('owner'),
    row('ownerSource'),
    row('ownerAsOf'),
  ]

  function row(name: keyof OutletFields): ConflictField {
    return { label: labels[name], theirs: inWords(name, their[name]), mine: inWords(name, mine[name]) }
  }
}
