// RFC 822 zone names and those that outlets add. IST is India's: Israeli and Irish outlets do not use it in our feeds.
const hoursOfZone = new Map(
  `z:0 ut:0 utc:0 gmt:0 wet:0 west:1 bst:1 wat:1 cet:1 cest:2 met:1 mest:2 mez:1 mesz:2 mewt:1 cat:2 sast:2 eet:2 eest:3 idt:3
  eat:3 trt:3 msk:3 msd:4 irst:3.5 irdt:4.5 gst:4 azt:4 aft:4.5 pkt:5 uzt:5 ist:5.5 slst:5.5 npt:5.75 bdt:6 btt:6 mmt:6.5
  wib:7 ict:7 wita:8 hkt:8 sgt:8 myt:8 pht:8 phst:8 awst:8 wit:9 jst:9 kst:9 acst:9.5 acdt:10.5 aest:10 aedt:11 nzst:12 nzdt:13
  est:-5 edt:-4 cst:-6 cdt:-5 mst:-7 mdt:-6 pst:-8 pdt:-7 ast:-4 adt:-3 nst:-3.5 ndt:-2.5 akst:-9 akdt:-8 hst:-10
  brt:-3 brst:-2 art:-3 uyt:-3 clt:-4 clst:-3 bot:-4 vet:-4 cot:-5 pet:-5 ect:-5`
    .split(/\s+/)
    .map((pair): [string, number] => {
      const [name = '', hours = ''] = pair.split(':')
      return [name, Number(hours)]
    }),
)

/** Names used for both standard and summer time. */
const cityOfZone = new Map([
  ['et', 'America/New_York'],
  ['ct', 'America/Chicago'],
  ['mt', 'America/Denver'],
  ['pt', 'America/Los_Angeles'],
])

/** All names above, for finding one after a time. */
export const zoneNames = [...hoursOfZone.keys(), ...cityOfZone.keys()]

const hourMs = 3_600_000

/** `none`: no zone, or an impossible one; `unreadable`: other text. */
type ZoneReading = number | 'none' | 'unreadable'

/** Milliseconds east of UTC for the end of a date: "+0530", "IST", "GMT+5:30", "EST (New York)". `atMs` decides on summer time. */
export function readZone(text: string, atMs: number): ZoneReading {
  const outside = text.replace(/\(.{0,60}\)/, '').trim()
  const zone = outside === '' ? text.replace(/[()]/g, '').trim() : outside
  if (zone === '') return 'none'
  const offset = /^[,~\s]{0,9}(?:GMT|UTC|UT|Z)?\s*([+-])\s?(\d{1,2}):?(\d{2})?(?:\s?Z)?$/i.exec(zone)
  if (offset) return signedOffset(offset)
  if (/^[A-Z][a-z]+(?:\/[A-Za-z_]+){1,2}$/.test(zone)) return cityOffset(zone, atMs)
  const name = zone.toLowerCase().replace(/[^a-z]/g, '')
  const city = cityOfZone.get(name)
  if (city) return cityOffset(city, atMs)
  const hours = hoursOfZone.get(name)
  return hours === undefined ? 'unreadable' : hours * hourMs
}

// No place is further east than +14 or further west than -12; larger offsets are CMS faults.
function signedOffset([, sign, hours, minutes = '0']: RegExpExecArray): ZoneReading {
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
  return offset > 14 || offset < -12 || Number(minutes) > 59 ? 'none' : offset * hourMs
}

/** Cached because a page has hundreds of dates in one zone, and creating a formatter costs more than reading a date. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function cityOffset(timeZone: string, atMs: number): ZoneReading {
  try {
    const format =
      formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formatters.set(timeZone, format)
    const name = format.formatToParts(atMs).find(part => part.type === 'timeZoneName')?.value ?? ''
    return readZone(name, atMs)
  } catch {
    return 'unreadable'
  }
}
