import { createContext } from 'react'
import type { InlineStyle } from './stylesheet.ts'

/** The rules inside this document. The server alone sets it: no script of the admin area carries them. */
export const PageStyleContext = createContext<InlineStyle | null>(null)
