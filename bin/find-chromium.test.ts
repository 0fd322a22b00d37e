import { afterEach, expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

const named = process.env.CHROMIUM_PATH

afterEach(() => {
  if (named === undefined) delete process.env.CHROMIUM_PATH
  else process.env.CHROMIUM_PATH = named
})

test('the browser that was named is taken', () => {
  process.env.CHROMIUM_PATH = process.execPath
  expect(findChromium()).toEqual({ ok: true, path: process.execPath })
})

test('a named browser that is no program is said to be none, and no other is taken', () => {
  process.env.CHROMIUM_PATH = '/no/such/browser'
  expect(findChromium()).toEqual({ ok: false, problem: 'CHROMIUM_PATH=/no/such/browser is no program.' })
})
