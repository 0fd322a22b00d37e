import { queueRestoreRule } from '../../queue/queue-restore-rule.ts'
import { sampleRestoreRule } from '../../samples/sample-restore-rule.ts'
import { scheduleRestoreRule } from '../../schedule/schedule-restore-rule.ts'
import { storyRestoreRule } from '../../stories/story-restore-rule.ts'
import type { RestoreRule } from '../restore-rule.ts'

/** In this order; the first refusal counts. */
export const restoreRules: readonly RestoreRule[] = [
  sampleRestoreRule,
  scheduleRestoreRule,
  storyRestoreRule,
  queueRestoreRule,
]
