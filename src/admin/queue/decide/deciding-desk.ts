import type { QueueToast } from '../use-queue-toast.tsx'
import type { TabDecisions } from './decisions-of-tab.ts'

/** Where a decision goes, and where it is told. */
export type DecidingDesk = { tab: TabDecisions; toast: QueueToast }
