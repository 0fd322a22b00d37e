/** Editors' actions that readers could see. */
export type EditorialAct = 'published' | 'corrected' | 'took-down' | 'put-back' | 'withdrew-correction'

export type EditorialLogLine = {
  id: string
  at: Date
  act: EditorialAct
  headline: string
  source: string
  language: string | null
  /** The article, while its news link is public. */
  address: string | null
  /** Of an editor who chose to be named; null for everybody else. */
  name: string | null
}

export type EditorialLogKey = { at: Date; id: string }

export const logLinesPerPage = 50
