import { z } from 'zod'

// The JSON in which a browser posts the answer of a device: read with bounds before the library that verifies it sees it.

// The longest is an attestation with a certificate or two.
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384)

const answer = { id: bytes, type: z.literal('public-key') }

const newPasskeySchema = z.object({
  ...answer,
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
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
})

const clientDataSchema = z.object({ challenge: bytes })

export type NewPasskeyAnswer = z.infer<typeof newPasskeySchema>
export type PasskeyAssertion = z.infer<typeof assertionSchema>

/** Of a device that has made a passkey; null for anything else. */
export function readNewPasskey(text: string): NewPasskeyAnswer | null {
  return newPasskeySchema.safeParse(parseJson(text)).data ?? null
}

/** Of a device that signs in; null for anything else. */
export function readAssertion(text: string): PasskeyAssertion | null {
  return assertionSchema.safeParse(parseJson(text)).data ?? null
}

/** The challenge that the device says it has signed; the signature must be verified after. */
export function readChallenge(response: { clientDataJSON: string }): string {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString()
  return clientDataSchema.safeParse(parseJson(text)).data?.challenge ?? ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
