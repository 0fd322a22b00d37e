import * as z from 'zod/mini'
import { isWebAddress, text } from '../form-text-schema.ts'

// Longer than any article's address, and the most that the table takes.
const addressLengthMax = 2048

export const noteLengthMax = 1_000
export const nameLengthMax = 100

function isShortAddress(value: string): boolean {
  return isWebAddress(value) && new URL(value).href.length <= addressLengthMax
}

export const tipSchema = z.object({
  url: text().check(
    z.refine(isShortAddress, 'Please enter the whole address of an article, beginning with https://'),
  ),
  note: text().check(z.maxLength(noteLengthMax, `Use at most ${noteLengthMax} characters`)),
  name: text().check(z.maxLength(nameLengthMax, `Use at most ${nameLengthMax} characters`)),
})

export type NewTip = z.output<typeof tipSchema>
