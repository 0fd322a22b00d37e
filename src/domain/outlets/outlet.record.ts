import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import { type PlainRecord, plainAddresses } from '../records/plain-record.ts'
import { leanChoices } from './lean.ts'
import type { EditedOutlet } from './outlet-queries.ts'
import { type OutletFields, type OutletInput, outletSchema } from './outlet-schema.ts'

export const outletRecord = {
  table: 'outlets',
  ...plainAddresses('outlets'),
  fields: {
    name: { label: adminWords.name, hint: words.nameHint },
    homeUrl: { label: words.homePage, control: { type: 'url' } },
    hosts: { label: words.hosts, hint: words.hostsHint, control: { rows: 3 } },
    iconUrl: { label: words.iconUrl, hint: adminWords.optional, control: { type: 'url' } },
    language: { label: adminWords.language, hint: words.languageHint },
    region: { label: adminWords.region, hint: words.regionHint },
    lean: { label: words.lean, choices: leanChoices },
    leanSource: { label: words.leanSource, hint: words.leanSourceHint },
    leanRatedOn: { label: words.ratedOn, control: { type: 'date' } },
    leanNote: { label: words.note, hint: words.leanNoteHint, control: { rows: 2 } },
    owner: { label: words.owner, hint: words.ownerHint },
    ownerSource: {
      label: words.ownerSource,
      hint: words.ownerSourceHint,
      control: { type: 'url', placeholder: 'https://' },
    },
    ownerAsOf: { label: words.ownerAsOf, control: { type: 'date' } },
  },
  schema: () => outletSchema,
  toFields: outlet => ({
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
  }),
  words: {
    add: words.addOutlet,
    edit: words.editOutlet,
    saving: adminWords.saving,
    submit: { add: words.addOutlet, update: words.updateOutlet },
    failed: { add: words.addFailed, update: words.updateFailed, delete: words.updateFailed },
  },
} satisfies PlainRecord<EditedOutlet, OutletFields, OutletInput>
