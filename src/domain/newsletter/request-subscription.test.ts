import { expect, test } from 'vitest'
import { mailboxOf } from './request-subscription.ts'

test.each([
  ['reader@example.org', 'reader@example.org'],
  ['Reader+1@EXAMPLE.org', 'reader@example.org'],
  ['ｒeader@example.org', 'reader@example.org'],
  ['r.e.ader+x+y@googlemail.com', 'reader@gmail.com'],
  ['R.e-a_der+x@pm.me', 'reader@proton.me'],
  ['reader@protonmail.com', 'reader@proton.me'],
  ['r-e_ader@gmail.com', 'r-e_ader@gmail.com'],
  ['r.eader@example.org', 'r.eader@example.org'],
  ['reader@No Host', 'reader@no host'],
  ['पाठक@उदाहरण.भारत', 'पाठक@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
