import { generateKeyPairSync, sign } from 'node:crypto'

/**
 * A throw-away self-signed certificate for one host name, valid from 2020 to 2049. Node can read X.509 certificates but
 * not create them.
 */
export function createSelfSignedCertificate(hostname: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(hostname)))))
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')))
  const hostNames = sequence(der(0x82, Buffer.from(hostname)))
  const extensions = sequence(sequence(subjectAltName, der(0x04, hostNames)))
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    sequence(ecdsaWithSha256),
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const certificate = sequence(body, sequence(ecdsaWithSha256), signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

// Object identifiers 2.5.4.3, 2.5.29.17 and 1.2.840.10045.4.3.2 in their DER bytes.
const commonName = der(0x06, Buffer.from([0x55, 4, 3]))
const subjectAltName = der(0x06, Buffer.from([0x55, 29, 17]))
const ecdsaWithSha256 = der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2]))

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts)
}

function integer(value: number): Buffer {
  return der(0x02, Buffer.from([value]))
}

/** One DER element: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
