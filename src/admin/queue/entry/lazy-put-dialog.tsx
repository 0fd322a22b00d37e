import * as words from '../../../words/queue-entry.ts'
import { createLazyDialog } from '../widgets/lazy-dialog.tsx'

export const { LazyDialog: LazyPutDialog, usePreload: usePreloadedPutDialog } = createLazyDialog({
  importDialog: async () => (await import('../../story-choice/put-dialog.tsx')).PutDialog,
  title: words.putIntoStory,
})
