// Zone names of RFC 822 and those that outlets add. IST is India's: Israel and Ireland do not write it in our feeds.
const hoursOfZone: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  ist: 5.5,
  bst: 1,
  west: 1,
  cet: 1,
  cest: 2,
  sast: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  gst: 4,
  pkt: 5,
  npt: 5.75,
  wib: 7,
  ict: 7,
  hkt: 8,
  sgt: 8,
  myt: 8,
  pht: 8,
  awst: 8,
  jst: 9,
  kst: 9,
  acst: 9.5,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  et: -5,
  ct: -6,
  mt: -7,
  pt: -8,
  ast: -4,
  akst: -9,
  akdt: -8,
  hst: -10,
  brt: -3,
  art: -3,
}

const hourMs = 3_600_000

/**
 * Milliseconds east of UTC for the tail of a date ("+0530", "IST", "GMT+5:30", "Europe/Brussels", "EST (New York)").
 * Empty or impossible offsets count as `unsaidMs`; text that is no zone is `null`. `atMs` decides about summer time.
 */
export function zoneOffsetMs(
  text: string,
  { atMs, unsaidMs }: { atMs: number; unsaidMs: number },
): number | null {
  const outside = text.replace(/\(.{0,60}\)/, '').trim()
  const zone = outside === '' ? text.replace(/[()]/g, '').trim() : outside
  if (zone === '') return unsaidMs
  const offset = /^[,~\s]{0,9}(?:GMT|UTC|UT|Z)?\s*([+-])\s?(\d{1,2}):?(\d{2})?(?:\s?Z)?$/i.exec(zone)
  if (offset) return signedOffset(offset) ?? unsaidMs
  if (/^[A-Z][a-z]+(?:\/[A-Za-z_]+){1,2}$/.test(zone)) return namedOffset(zone, atMs)
  const hours = hoursOfZone[zone.toLowerCase().replace(/[^a-z]/g, '')]
  return hours === undefined ? null : hours * hourMs
}

// No place is further east than +14 or west than -12; what says so is a fault of the CMS.
function signedOffset([, sign, hours, minutes = '0']: RegExpExecArray): number | null {
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
  return offset > 14 || offset < -12 || Number(minutes) > 59 ? null : offset * hourMs
}

function namedOffset(zone: string, atMs: number): number | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    const name = format.formatToParts(atMs).find(part => part.type === 'timeZoneName')?.value ?? ''
    return zoneOffsetMs(name, { atMs, unsaidMs: 0 })
  } catch {
    return null
  }
}
