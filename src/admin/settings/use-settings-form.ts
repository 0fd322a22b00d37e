import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { adminPath } from '../../address/admin-path.ts'
import type { EditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import type { ConflictField } from '../forms/conflict.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import type { SettingsProblem } from './save-settings.ts'
import type { SettingsTab } from './settings-tabs.ts'

export function useSettingsForm<Fields extends FieldValues, Input extends Record<string, unknown>>({
  tab,
  schema,
  settings,
  problem,
  pick,
  labels,
}: {
  tab: SettingsTab
  schema: z.ZodMiniType<Input, Fields>
  settings: EditedSettings
  problem: SettingsProblem
  pick: (settings: EditedSettings) => Fields & DefaultValues<Fields>
  labels: Record<keyof Fields & string, string>
}) {
  const defaults: DefaultValues<Fields> = pick(settings)
  const { form, frame } = useRecordForm({
    schema,
    defaults,
    draftName: `settings/${tab}`,
    version: settings.version,
    problem,
    keepsPlace: true,
    toFields: pick,
    compare: (theirs, mine) => conflictFields({ theirs: pick(theirs), mine, labels }),
  })
  useErrorToast(problem)
  const words = { backTo: adminPath('/dashboard'), submitLabel: 'Save Changes', submittingLabel: 'Saving...' }
  return { form, frame: { ...frame, ...words } }
}

function conflictFields<Fields extends FieldValues>({
  theirs,
  mine,
  labels,
}: {
  theirs: Fields
  mine: Fields
  labels: Record<string, string>
}): ConflictField[] {
  return Object.entries(labels).map(([name, label]) => ({
    label,
    theirs: inWords(theirs[name]),
    mine: inWords(mine[name]),
  }))
}

function inWords(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
}
