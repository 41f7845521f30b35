import { afterAll, beforeAll, expect, test } from 'vitest'
import { attack, attackedApp, type Attacked, type Target } from './hostile.ts'

let attacked: Attacked
beforeAll(async () => {
  attacked = await attackedApp()
})
afterAll(() => attacked.close())

const EMPTY: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false, object: {} }

/** Codes that are no message of a field. */
const GENERAL: ReadonlySet<string> = new Set([
  'ok',
  'invalidRequest',
  'notYours',
  'notFound',
  'invalidField',
  'tooMany',
])

async function codeFor(target: Target, body: object): Promise<string> {
  const answer = await attack(attacked, target, { payload: JSON.stringify(body) })
  return answer.statusCode < 400 ? 'ok' : answer.json<{ code: string }>().code
}

/** Of each key that no call may lack: the code for an empty value, and for none. */
async function codesOf(target: Target): Promise<[key: string, empty: string, missing: string][]> {
  const codes: [string, string, string][] = []
  for (const [key, value] of Object.entries(target.body ?? {})) {
    const { [key]: _, ...rest } = target.body!
    const empty = await codeFor(target, { ...rest, [key]: EMPTY[typeof value] })
    codes.push([key, empty, await codeFor(target, rest)])
  }
  return codes
}

test('a key left out of a call gets the message of an empty value', async () => {
  const codes = new Map<string, string>()
  for (const target of attacked.targets) {
    const whole = await codeFor(target, target.body ?? {})
    for (const [key, empty, missing] of await codesOf(target)) {
      if (GENERAL.has(empty) || empty === whole) continue
      codes.set(`${target.name} ${key}`, empty)
      // A key that may be left out means something else without.
      expect(missing, `${target.name} ${key}`).not.toBe('invalidRequest')
    }
  }
  expect(codes.get('POST /rest/tjt/addreview reviewRating')).toBe('mustRateAll')
  expect(codes.get('POST /rest/tjt/newsletterregister mail')).toBe('enterValidEmail')
  expect(codes.size).toBeGreaterThan(25)
})

test('a call that takes an empty text takes none', async () => {
  const report = attacked.targets.find(({ url }) => url === '/rest/tjt/directoryitemreport')!
  const { repTitle: _, about: __, ...rest } = report.body!
  expect(await codeFor(report, rest)).toBe('ok')
})
