import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { createSelfSignedCertificate } from '../../../test/support/self-signed-certificate.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'

const certificate = createSelfSignedCertificate('news.example')
const resolveHost = async () => ['127.0.0.1']

async function startTlsCanary(): Promise<{ port: number; hits: (string | undefined)[] }> {
  const hits: (string | undefined)[] = []
  const server = createServer(certificate, (request, response) => {
    hits.push(request.headers.host)
    response.end('secret')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return { port: (server.address() as AddressInfo).port, hits }
}

function trustCertificate(): void {
  const trusted = getCACertificates()
  setDefaultCACertificates([...trusted, certificate.cert])
  onTestFinished(() => setDefaultCACertificates(trusted))
}

test('an untrusted certificate is refused before any request is sent', async () => {
  const { port, hits } = await startTlsCanary()
  const answer = await startSafeFetch('news.example', { resolveHost })(`https://news.example:${port}/`)
  expect(answer).toEqual({
    ok: false,
    failure: 'tls',
    detail: { code: 'verbatim', text: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  })
  expect(hits).toEqual([])
})

test('the socket connects to the checked address, and the certificate and Host header are the name’s', async () => {
  trustCertificate()
  const { port, hits } = await startTlsCanary()
  const safeFetch = startSafeFetch('news.example', { resolveHost })
  expect(await safeFetch(`https://news.example:${port}/`)).toMatchObject({ ok: true, status: 200 })
  expect(await safeFetch(`https://news.example.:${port}/`)).toMatchObject({ ok: true, status: 200 })
  expect(hits).toEqual([`news.example:${port}`, `news.example.:${port}`])
})

test('a certificate for another name is refused, for names and for bare addresses', async () => {
  trustCertificate()
  const { port, hits } = await startTlsCanary()
  const safeFetch = startSafeFetch('other.example, 127.0.0.1', { resolveHost })
  for (const host of ['other.example', '127.0.0.1']) {
    const answer = await safeFetch(`https://${host}:${port}/`)
    expect(answer).toEqual({
      ok: false,
      failure: 'tls',
      detail: { code: 'verbatim', text: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    })
  }
  expect(hits).toEqual([])
})
