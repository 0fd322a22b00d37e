import * as words from '../../../words/queue-entry.ts'
import { createLazyDialog } from '../widgets/lazy-dialog.tsx'

export const { LazyDialog: LazyEditDialog, usePreload: usePreloadedEditDialog } = createLazyDialog({
  importDialog: async () => (await import('./edit-dialog.tsx')).EditDialog,
  title: words.editAndAccept,
})

export const { LazyDialog: LazyPutDialog, usePreload: usePreloadedPutDialog } = createLazyDialog({
  importDialog: async () => (await import('../../story-choice/put-dialog.tsx')).PutDialog,
  title: words.putIntoStory,
})
