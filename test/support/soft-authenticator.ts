import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

// A software passkey: creates keys and signs with them. Tests can falsify each part of its claims.

type Algorithm = 'ES256' | 'EdDSA' | 'RS256'

type Claim = {
  challenge: string
  origin?: string
  rpId?: string
  type?: string
  counter?: number
  isVerified?: boolean
}

export type SoftPasskey = ReturnType<typeof makeSoftPasskey>

const flag = { present: 0x01, verified: 0x04, attested: 0x40 }

/** `create` and `get` return what a browser's JSON contains; `userHandle` is the account passed to `create`. */
export function makeSoftPasskey({ algorithm = 'ES256' as Algorithm, site = 'chowk.example' } = {}) {
  const { privateKey, cose } = makeKey(algorithm)
  const id = randomBytes(16)
  const clientData = (claim: Claim, usual: string) => {
    const { challenge, type = usual, origin = `https://${site}` } = claim
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  const described = ({ rpId = site, counter = 0, isVerified = true }: Claim, more = 0) =>
    Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flag.present | (isVerified ? flag.verified : 0) | more]),
      uint32(counter),
    ])
  return {
    id: text(id),
    create(claim: Claim, attestation: { fmt: string; attStmt: Map<string, unknown> } = none): string {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const authData = new Uint8Array(Buffer.concat([described(claim, flag.attested), credential]))
      const attested = new Map<string, unknown>([...Object.entries(attestation), ['authData', authData]])
      return answer(id, {
        clientDataJSON: text(clientData(claim, 'webauthn.create')),
        attestationObject: text(isoCBOR.encode(attested as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      })
    },
    get(claim: Claim & { userHandle: string }): string {
      const client = clientData(claim, 'webauthn.get')
      const authenticatorData = described(claim)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()])
      const signature = sign(algorithm === 'EdDSA' ? null : 'sha256', signed, privateKey)
      return answer(id, {
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: claim.userHandle,
      })
    },
  }
}

const none = { fmt: 'none', attStmt: new Map<string, unknown>() }

function answer(id: Buffer, response: Record<string, unknown>): string {
  return JSON.stringify({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })
}

/** The public key in COSE format: RFC 9053 numbers as map keys. */
function makeKey(algorithm: Algorithm): { privateKey: KeyObject; cose: Buffer } {
  const { privateKey, publicKey } = pairOf(algorithm)
  const jwk = publicKey.export({ format: 'jwk' })
  const part = (value: unknown) => new Uint8Array(Buffer.from(String(value), 'base64url'))
  const keys: Record<Algorithm, Record<number, number | Uint8Array<ArrayBuffer>>> = {
    ES256: { 1: 2, 3: -7, [-1]: 1, [-2]: part(jwk.x), [-3]: part(jwk.y) },
    EdDSA: { 1: 1, 3: -8, [-1]: 6, [-2]: part(jwk.x) },
    RS256: { 1: 3, 3: -257, [-1]: part(jwk.n), [-2]: part(jwk.e) },
  }
  const numbered = Object.entries(keys[algorithm]).map(([name, value]) => [Number(name), value] as const)
  return { privateKey, cose: Buffer.from(isoCBOR.encode(new Map(numbered))) }
}

function pairOf(algorithm: Algorithm) {
  if (algorithm === 'EdDSA') return generateKeyPairSync('ed25519')
  if (algorithm === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 })
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
