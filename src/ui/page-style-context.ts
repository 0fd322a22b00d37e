import { createContext } from 'react'
import type { InlineStyle } from './stylesheet.ts'

/** The rules inlined in this document. Set only on the server, so that no admin script contains them. */
export const PageStyleContext = createContext<InlineStyle | null>(null)
