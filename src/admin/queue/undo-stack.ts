import { createContext, type RefObject } from 'react'
import type { Done } from './decide/deciding-desk.ts'

/** What was decided in this tab, the last one last. The shell holds it: from another page one can still undo. */
export const UndoStack = createContext<RefObject<Done[]>>({ current: [] })
