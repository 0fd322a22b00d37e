/** A reader's objection to the rating or the owner of an outlet. */
export type Objection = {
  id: string
  outletId: string
  /** As the reader saw it. */
  outletName: string
  note: string
  /** '' for nobody. */
  sentBy: string
  sentAt: Date
  handledAt: Date | null
  /** The account's name. */
  handledBy: string | null
  /** Whether the outlet is still there to be opened. */
  hasOutlet: boolean
}
