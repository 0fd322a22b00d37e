import * as React from 'react'

// In development React remembers for each element where it was created, up to ten thousand a second, which takes a third of
// the processor time of all tests of pages. Warnings stay the same, without that place.

const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals: object = Object.getOwnPropertyDescriptor(React, key)?.value
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})
