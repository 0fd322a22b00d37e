import { z } from 'zod'
import { parseJson } from '../fields/parse-json.ts'

// The JSON in which a browser posts a device's response, checked against bounds before the verifying library parses it.

// The longest value is an attestation with a certificate or two.
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384)

const credential = { id: bytes, type: z.literal('public-key') }

const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
})

const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
})

const clientDataSchema = z.object({ challenge: bytes })

export type NewPasskeyResponse = z.infer<typeof newPasskeySchema>
export type PasskeyAssertion = z.infer<typeof assertionSchema>

/** The response of a device that has created a passkey; null for anything else. */
export function readNewPasskey(text: string): NewPasskeyResponse | null {
  return newPasskeySchema.safeParse(parseJson(text)).data ?? null
}

/** The response of a device that signs in; null for anything else. */
export function readAssertion(text: string): PasskeyAssertion | null {
  return assertionSchema.safeParse(parseJson(text)).data ?? null
}

/** The challenge that the device claims to have signed; the signature is still to be verified. */
export function readChallenge(response: { clientDataJSON: string }): string {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString()
  return clientDataSchema.safeParse(parseJson(text)).data?.challenge ?? ''
}
