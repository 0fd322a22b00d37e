import { createContext, useContext } from 'react'
import { defaultLanguage, type Language } from '../../text/language.ts'

/** The interface language of everything drawn below it; `root.tsx` sets it for the request. */
export const LanguageContext = createContext<Language>(defaultLanguage)

export function useLanguage(): Language {
  return useContext(LanguageContext)
}
