import * as z from 'zod/mini'
import { isWebAddress, requiredText, text } from '../form-text-schema.ts'
import { optionalLanguage } from '../language-schema.ts'
import { isLean, leanLabels } from './lean.ts'
import { isSpelledOut, nameLengthMax, outletHost } from './outlet.ts'
import { isOwnerName, isOwnerSource, ownerLengthMax } from './owner.ts'

// The form and the server check with this one schema; the table's constraints say the same.

const hostsMax = 50
const invalidUrl = 'Please enter a valid URL'
const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/

export const outletSchema = z
  .object({
    name: requiredText('Name is required').check(
      z.maxLength(nameLengthMax, `Use at most ${nameLengthMax} characters`),
    ),
    homeUrl: requiredText('Home page is required').check(
      z.refine(
        url => isWebAddress(url) && isSpelledOut(url),
        `${invalidUrl}, such as https://outlet.example/`,
      ),
    ),
    /** One a line, or separated by commas or spaces; whole addresses are welcome. */
    hosts: z._default(
      text().check(
        z.overwrite(hosts => readHosts(hosts).join('\n')),
        z.refine(hosts => readHosts(hosts).every(isHost), {
          error: ({ input }) => `"${firstWrong(String(input))}" is not a host`,
        }),
        z.refine(hosts => readHosts(hosts).length <= hostsMax, `At most ${hostsMax} hosts, please`),
      ),
      '',
    ),
    iconUrl: z._default(text().check(z.refine(url => url === '' || isWebAddress(url), invalidUrl)), ''),
    language: optionalLanguage(),
    region: z._default(text().check(z.maxLength(100, 'Use at most 100 characters')), ''),
    lean: z.string().check(z.refine(isLean, 'Choose where the outlet stands')),
    leanSource: z._default(text().check(z.maxLength(500, 'Use at most 500 characters')), ''),
    /** A day, as a form writes it: `2026-03-01`. */
    leanRatedOn: z._default(z.union([z.literal(''), z.iso.date('Please enter a valid date')]), ''),
    leanNote: z._default(text().check(z.maxLength(1000, 'Use at most 1,000 characters')), ''),
    owner: z._default(
      text().check(
        z.maxLength(ownerLengthMax, `Use at most ${ownerLengthMax} characters`),
        z.refine(owner => owner === '' || isOwnerName(owner), 'Please enter a name'),
      ),
      '',
    ),
    ownerSource: z._default(
      text().check(
        z.refine(
          url => url === '' || isOwnerSource(url),
          'Please enter an address that begins with https://',
        ),
      ),
      '',
    ),
    /** A day: the source said so then. */
    ownerAsOf: z._default(z.union([z.literal(''), z.iso.date('Please enter a valid date')]), ''),
  })
  .check(
    rated('leanSource', 'Say whose rating this is'),
    rated('leanRatedOn', 'Say when it was rated'),
    rated('leanNote', 'Say why, in a few words'),
    owned('ownerSource', 'Enter the address that names the owner'),
    owned('ownerAsOf', 'Enter the day on which it was so'),
  )

type Rating = { lean: string; leanSource: string; leanRatedOn: string; leanNote: string }

/** Nobody is rated without saying by whom, when and why. */
function rated(path: 'leanSource' | 'leanRatedOn' | 'leanNote', error: string) {
  return z.refine<Rating>(outlet => outlet.lean === 'not-rated' || outlet[path] !== '', {
    path: [path],
    error,
    // Said together with what else is wrong.
    when: () => true,
  })
}

type Ownership = { owner: string; ownerSource: string; ownerAsOf: string }

/** An owner needs its source and its day. */
function owned(path: 'ownerSource' | 'ownerAsOf', error: string) {
  return z.refine<Ownership>(outlet => outlet.owner === '' || outlet[path] !== '', {
    path: [path],
    error,
    when: () => true,
  })
}

export type OutletInput = z.output<typeof outletSchema>
export type OutletFields = z.input<typeof outletSchema>

export const leanChoices = Object.entries(leanLabels).map(([value, label]) => ({ value, label }))

/** The hosts in a text, each once, as `outletHost` writes them; what is none stays as it was typed. */
export function readHosts(text: string): string[] {
  const parts = text.split(/[\s,]+/).filter(Boolean)
  return [...new Set(parts.map(toHost))]
}

function toHost(part: string): string {
  const address = part.includes('://') ? part : `https://${part}`
  return URL.canParse(address) && isSpelledOut(address) ? outletHost(address) : part
}

function isHost(host: string): boolean {
  return hostPattern.test(host) && isSpelledOut(`https://${host}`)
}

function firstWrong(text: string): string {
  return (readHosts(text).find(host => !isHost(host)) ?? '').slice(0, 60)
}
