import { expect, test } from 'vitest'
import { mendMojibake } from './clean-mojibake.ts'

function broken(text: string): string {
  const upper = new TextDecoder('windows-1252')
  return Array.from(Buffer.from(text), byte =>
    byte < 0x80 || byte > 0x9f ? String.fromCharCode(byte) : upper.decode(Uint8Array.of(byte)),
  ).join('')
}

test.each(['It’s “fine” – really…', 'Café ₹500', 'हिंदी समाचार', 'தமிழ் செய்தி', 'Müller & Söhne', 'ok 😀'])(
  '%s is repaired after one misreading',
  text => {
    expect(mendMojibake(broken(text))).toBe(text)
  },
)

test('text that was misread twice is repaired', () => {
  expect(mendMojibake(broken(broken('It’s')))).toBe('It’s')
})

test.each([
  '«CAFÉ»',
  'Ã',
  'São Paulo',
  'AMANHÔ, disse',
  'naïve façade',
  'à la carte',
  'Ünïcödé',
  '“NÃO”',
  'Çà et là',
  '१०° से',
])('%s is correct and stays unchanged', text => {
  expect(mendMojibake(text)).toBe(text)
})

test('Windows quotes that were read as Latin-1 are repaired', () => {
  expect(mendMojibake('It\u0092s \u0093so\u0094')).toBe('It’s “so”')
})
