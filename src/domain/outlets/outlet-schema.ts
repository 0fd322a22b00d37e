import * as z from 'zod/mini'
import {
  isWebAddress,
  optionalLanguage,
  requiredLine,
  requiredText,
  text,
  textAtMost,
} from '../fields/form-text-schema.ts'
import { isLean } from './lean.ts'
import { isSpelledOut, nameLengthMax, outletHost } from './outlet.ts'

// The owner of an outlet: a fact with an address as its source and a day. The table's constraint enforces the same.

const ownerLengthMax = 200

const sourceLengthMax = 2_048

/** The name must not be empty in the form in which owners are compared (`owner_key`). */
function isOwnerName(owner: string): boolean {
  return owner.replaceAll(/[\s.,]/g, '') !== ''
}

function isOwnerSource(url: string): boolean {
  return url.startsWith('https://') && isWebAddress(url) && url.length <= sourceLengthMax && !/\s/.test(url)
}

// The day in the zone that is furthest ahead (UTC+14), so that today's date is accepted everywhere.
const furthestAheadMs = 14 * 3_600_000

/** `day` is YYYY-MM-DD. Whether it has not begun anywhere on earth. */
export function isFutureDay(day: string, now: Date): boolean {
  return day > new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10)
}

// The form and the server validate with this one schema; the table's constraints agree with it.

export const hostsMax = 50
const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/

export const outletSchema = z
  .object({
    name: requiredLine('name-required').check(textAtMost(nameLengthMax)),
    homeUrl: requiredText('home-page-required').check(
      z.refine(url => isWebAddress(url) && isSpelledOut(url), 'bad-home-page'),
    ),
    /** One per line, or separated by commas or spaces; whole addresses are accepted. */
    hosts: z._default(
      text().check(
        z.overwrite(hosts => readHosts(hosts).join('\n')),
        z.refine(hosts => readHosts(hosts).every(isHost), {
          error: ({ input }) => `no-host:${firstWrong(String(input))}`,
        }),
        z.refine(hosts => readHosts(hosts).length <= hostsMax, `more-hosts-than:${hostsMax}`),
      ),
      '',
    ),
    iconUrl: z._default(text().check(z.refine(url => url === '' || isWebAddress(url), 'bad-url')), ''),
    language: optionalLanguage(),
    region: z._default(text().check(textAtMost(100)), ''),
    lean: z.string().check(z.refine(isLean, 'no-lean')),
    leanSource: z._default(text().check(textAtMost(500)), ''),
    /** A day, as a form writes it: `2026-03-01`. */
    leanRatedOn: z._default(z.union([z.literal(''), z.iso.date('bad-date')]), ''),
    leanNote: z._default(text().check(textAtMost(1000)), ''),
    owner: z._default(
      text().check(
        textAtMost(ownerLengthMax),
        z.refine(owner => owner === '' || isOwnerName(owner), 'no-name'),
      ),
      '',
    ),
    ownerSource: z._default(
      text().check(z.refine(url => url === '' || isOwnerSource(url), 'bad-owner-source')),
      '',
    ),
    /** The day on which the source named the owner. */
    ownerAsOf: z._default(z.union([z.literal(''), z.iso.date('bad-date')]), ''),
  })
  .check(
    rated('leanSource', 'no-lean-source'),
    rated('leanRatedOn', 'no-lean-day'),
    rated('leanNote', 'no-lean-note'),
    owned('ownerSource', 'no-owner-source'),
    owned('ownerAsOf', 'no-owner-day'),
  )

type Rating = { lean: string; leanSource: string; leanRatedOn: string; leanNote: string }

/** A rating needs its source, its day and a note. */
function rated(path: 'leanSource' | 'leanRatedOn' | 'leanNote', error: string) {
  return z.refine<Rating>(outlet => outlet.lean === 'not-rated' || outlet[path] !== '', {
    path: [path],
    error,
    // Reported together with the other problems.
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

/** The hosts in a text, each once, as `outletHost` returns them; invalid ones stay as typed. */
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
