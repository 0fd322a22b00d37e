const inIndia = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** "22 November 2026 at 20:15 IST", for records that are read years later. */
export function indiaTime(at: Date): string {
  return `${inIndia.format(at)} IST`
}
