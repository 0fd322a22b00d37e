import type { Language } from '../../text/language.ts'

/** The content of a letter: the front page without the parts that are useless in a mail. */
export type Letter = {
  language: Language
  siteName: string
  /** `#rrggbb` */
  accent: string
  /** Addresses of the front page and of the page about the newsletter. */
  siteUrl: string
  newsletterUrl: string
  at: Date
  /** Ids of the stories and of the links in the letter. */
  stories: string[]
  linkIds: string[]
  lead: LetterItem
  second: LetterItem[]
  sections: LetterSection[]
}

export type LetterSection = { name: string; url: string; items: LetterItem[] }

export type LetterItem = {
  title: string
  description: string
  url: string
  source: string
  language: string | null
  /** The number of other outlets with its story; 0 for none. */
  otherOutlets: number
  /** The page of its story; null for none. */
  storyUrl: string | null
  /** Who covers its story, in one line; '' where that is not said. */
  coverage: string
  /** The text of a correction that readers still see beside the headline; '' for none. */
  correction: string
}

/** A mail as it is handed to the mail server, without its addresses. */
export type MailText = { subject: string; html: string; plain: string }
