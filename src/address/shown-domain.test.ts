import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { shownDomain, shownMailAddress, shownWebAddress } from './shown-domain.ts'

test.each('भारत.भारत செய்தி.இந்தியா খবর.ভারত خبر.بھارت खबर-24.example bücher.example plain.example'.split(' '))(
  'the domain %s is shown in its own script',
  domain => {
    expect(shownDomain(domainToASCII(domain))).toBe(domain)
  },
)

test.each('раураl.example аррӏе.example ααα.example pаypal.example भारतa.example ıcıcı.example'.split(' '))(
  'the domain %s, which can pose as another, stays in ASCII',
  domain => {
    expect(shownDomain(domainToASCII(domain))).toMatch(/^xn--[a-z\d-]+\.example$/)
  },
)

test.each(['xn--', 'xn--a', 'xn--99999999', 'xn---', 'xn--h2brj9c9999999999', 'xn--ßß', ''])(
  'the broken label "%s" stays as it is',
  label => {
    expect(shownDomain(label)).toBe(label)
  },
)

test('only the domain of an address is decoded', () => {
  expect(shownMailAddress('नाम@xn--h2brj9c.xn--h2brj9c')).toBe('नाम@भारत.भारत')
  expect(shownMailAddress('xn--h2brj9c@a.example')).toBe('xn--h2brj9c@a.example')
  expect(shownMailAddress('')).toBe('')
  const path = '/xn--h2brj9c?at=xn--h2brj9c.in#xn--h2brj9c'
  expect(shownWebAddress(`https://xn--h2brj9c.xn--h2brj9c${path}`)).toBe(`https://भारत.भारत${path}`)
  expect(shownWebAddress('xn--h2brj9c.example:81/a')).toBe('भारत.example:81/a')
})
