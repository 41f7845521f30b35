import { expect, test } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { isCommon } from '#api/accounts/common-passwords.ts'
import { cheapHash } from './cheap-hash.ts'
import { hashPassword, isOutdated, verifyPassword } from '#api/accounts/passwords.ts'

// Hashing is deliberately slow, and the machine may be busy.
const PHC = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/

test('keeps a password as Argon2id with a salt of its own', async () => {
  const [first, second] = await Promise.all([
    hashPassword('correct horse battery'),
    hashPassword('correct horse battery'),
  ])
  expect(first).toMatch(PHC)
  expect(first).not.toBe(second)
  expect(isOutdated(first)).toBe(false)
  expect(await verifyPassword('correct horse battery', first)).toBe(true)
  expect(await verifyPassword('correct horse batterY', first)).toBe(false)
  expect(await verifyPassword('', first)).toBe(false)
})

test('reads what the reference implementation wrote', async () => {
  // From the test vectors of the reference implementation, version 0x13.
  const written = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', written)).toBe(true)
  expect(await verifyPassword('differentpassword', written)).toBe(false)
})

test('knows a hash of another cost', async () => {
  const old = cheapHash('old password')
  expect(await verifyPassword('old password', old)).toBe(true)
  expect(isOutdated(old)).toBe(true)
})

test.each([
  ['no account', undefined],
  ['an account without a password', null],
  ['an empty text', ''],
  ['another scheme', '$2b$10$abcdefghijklmnopqrstuv'],
  ['a cut one', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ'],
])('%s has no right password, and costs the same', async (_, stored) => {
  const good = await hashPassword('x')
  // Of the processor, which other programs take nothing from.
  const costOf = async (text: string | null | undefined) => {
    const costs: number[] = []
    for (let time = 0; time < 4; time++) {
      const start = process.cpuUsage()
      expect(await verifyPassword('whatever', text)).toBe(false)
      costs.push(process.cpuUsage(start).user)
    }
    return Math.min(...costs)
  }
  // A lookup alone would be a thousand times cheaper.
  expect(await costOf(stored)).toBeGreaterThan((await costOf(good)) / 5)
})

test('the same letters may be typed in another way', async () => {
  const stored = await hashPassword('caf\u00e9 \uff21bcdefg')
  expect(await verifyPassword('cafe\u0301 Abcdefg', stored)).toBe(true)
})

testFull('a flood waits in a short line, and is turned away beyond it', async () => {
  const stored = await hashPassword('correct horse battery')
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => verifyPassword('wrong', stored)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(100 - 62)
  for (const result of refused) {
    expect(result).toHaveProperty('reason.code', 'overloaded')
  }
  expect(await verifyPassword('correct horse battery', stored)).toBe(true)
})

test.each([
  'qwertyuiop',
  '1234567890',
  'Password123',
  'PASSWORD123!',
  'aaaaaaaaaa',
  '1212121212',
  'abcabcabcab',
  '\uff51\uff57\uff45\uff52\uff54\uff59\uff55\uff49\uff4f\uff50',
])('%s is among the first that are guessed', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each(['correct horse battery', 'aaaaaaaaaab', '1212121213', 'סיסמה ארוכה'])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false)
})
