import { afterEach, expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

const named = process.env.CHROMIUM_PATH

afterEach(() => {
  if (named === undefined) delete process.env.CHROMIUM_PATH
  else process.env.CHROMIUM_PATH = named
})

test('the browser in CHROMIUM_PATH is used', () => {
  process.env.CHROMIUM_PATH = process.execPath
  expect(findChromium()).toEqual({ ok: true, path: process.execPath })
})

test('a CHROMIUM_PATH that is no program is reported, and no other browser is used', () => {
  process.env.CHROMIUM_PATH = '/no/such/browser'
  expect(findChromium()).toEqual({ ok: false, problem: 'CHROMIUM_PATH=/no/such/browser is no program.' })
})
