import { expect, test } from 'vitest'
import { base32Of, codeAt, keyUri, stepOf } from '#api/accounts/totp.ts'

const SECRET = base32Of(Buffer.from('12345678901234567890'))

test('base32 is that of RFC 4648', () => {
  expect(base32Of(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(base32Of(Buffer.from([0, 255, 0, 255, 0]))).toBe('AD7QB7YA')
})

// RFC 6238, appendix B: the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code)
})

test('a clock may be one step ahead or behind, not more', () => {
  const now = 1_795_168_800_000
  const step = Math.floor(now / 30_000)
  for (const by of [-1, 0, 1]) expect(stepOf(SECRET, codeAt(SECRET, step + by), now)).toBe(step + by)
  for (const by of [-2, 2]) expect(stepOf(SECRET, codeAt(SECRET, step + by), now)).toBeUndefined()
  for (const odd of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '💩💩'])
    expect(stepOf(SECRET, odd, now), odd).toBeUndefined()
})

test('the address for apps names site and account', () => {
  const uri = keyUri(SECRET, { issuer: 'מדריך: Kosher', account: 'a+b@example.org' })
  const { protocol, host, pathname, searchParams } = new URL(uri)
  expect([protocol, host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(pathname)).toBe('/מדריך: Kosher:a+b@example.org')
  expect(Object.fromEntries(searchParams)).toEqual({ secret: SECRET, issuer: 'מדריך: Kosher' })
})
