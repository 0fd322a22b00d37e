import * as z from 'zod/mini'
import { requiredText, text } from '../form-text-schema.ts'
import { nameLengthMax, noteLengthMax } from '../tips/tip-schema.ts'

export const objectionSchema = z.object({
  note: requiredText('Please say what is wrong, and how you know').check(
    z.maxLength(noteLengthMax, `Use at most ${noteLengthMax} characters`),
  ),
  name: text().check(z.maxLength(nameLengthMax, `Use at most ${nameLengthMax} characters`)),
})

export type NewObjection = z.output<typeof objectionSchema>
