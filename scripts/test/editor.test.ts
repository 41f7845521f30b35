import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listActs } from '#api/desk/log/log.repository.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { openStore } from '#data/store/open.ts'
import { migrate } from '#data/store/migrate.ts'
import { few } from '#core/test/full.ts'
import { insertFactor, insertVerified } from '../lab/writers.ts'
import { CHILD_ENV } from './child-env.ts'

// Each run starts Node and loads the engine.
const SCRIPT = join(import.meta.dirname, '..', 'editor.ts')

/** A store with Dana, whose address is known to be hers, and Uri, whose is not; and the command. */
async function storeOfTwo() {
  const varDir = mkdtempSync(join(tmpdir(), 'editor-'))
  onTestFinished(() => rmSync(varDir, { recursive: true, force: true }))
  const store = openStore({ varDir }, () => {})
  onTestFinished(() => store.destroy())
  await migrate(store)
  await insertVerified(store, { name: 'Dana', email: 'dana@example.org' })
  const uri = await insertVerified(store, { name: 'Uri', email: 'uri@a.org' })
  await store.updateTable('users').set({ verified: 0 }).where('id', '=', uri).execute()
  /** What the desk's log says of commands, oldest first. */
  const log = async () => {
    const { rows } = await listActs(store, {}, { uid: 0, role: 'admin', area: undefined })
    return rows.map(({ by, act, kind, item }) => [by.uid, by.name, act, kind, item]).toReversed()
  }
  const roles = async () =>
    (await store.selectFrom('users').select('role').orderBy('id').execute()).map(({ role }) => role)
  return { store, roles, log, run: (...args: string[]) => run(varDir, args) }
}

async function run(varDir: string, args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...CHILD_ENV, VAR_DIR: varDir },
  })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, errors }
}

test('makes editors, lists them, and takes the role away', async () => {
  const { roles, log, run } = await storeOfTwo()
  const granted = await run('--grant', ' Dana@Example.org ')
  expect(granted.errors).toBe('')
  expect(granted.out).toMatch(/is an editor now.*\nNobody is an admin yet, .* --role admin/)
  expect(await roles()).toEqual(['editor', ''])
  expect((await run('--grant', 'dana@example.org')).out).toContain('already')
  expect((await run('--list')).out).toBe('1  editor  dana@example.org  Dana  password only\n1 person with a role\n')
  expect((await run('--revoke', 'dana@example.org')).code).toBe(0)
  expect(await roles()).toEqual(['', ''])
  expect((await run('--list')).out).toBe('0 people with a role\n')
  expect(await log()).toEqual([
    [-1, '', 'grant', 'role', '1'],
    [-1, '', 'revoke', 'role', '1'],
  ])
})

test('makes the first admin, who gives the other roles at the desk', async () => {
  const { roles, run } = await storeOfTwo()
  expect((await run('--grant', 'dana@example.org', '--role', 'admin')).out).toMatch(/is an admin now[^\n]*\n$/)
  expect(await roles()).toEqual(['admin', ''])
  const odd = await run('--grant', 'dana@example.org', '--role', 'king')
  expect([odd.code, odd.errors]).toEqual([1, 'king is not a role: admin, editor, moderator, translator\n'])
})

test('takes the second factor of somebody who has lost it', async () => {
  const { store, run } = await storeOfTwo()
  await run('--grant', 'dana@example.org')
  const missing = await run('--drop-factor', 'dana@example.org')
  expect([missing.code, missing.errors]).toEqual([1, 'dana@example.org (Dana) has no second factor.\n'])
  await insertFactor(store, 1)
  await insertSession(store, { uid: 1 }, Date.now())
  expect((await run('--list')).out).toContain('1  editor  dana@example.org  Dana  two factors\n')
  expect(await run('--drop-factor', 'Dana@example.org')).toMatchObject({ code: 0, errors: '' })
  for (const table of ['second_factors', 'sessions'] as const)
    expect(await store.selectFrom(table).selectAll().execute(), table).toEqual([])
})

test('says why somebody cannot be one', async () => {
  const { roles, run } = await storeOfTwo()
  const unknown = await run('--grant', 'nobody@example.org')
  expect([unknown.code, unknown.out]).toEqual([1, ''])
  expect(unknown.errors).toContain('let them register')
  const unconfirmed = await run('--grant', 'uri@a.org')
  expect(unconfirmed.errors).toContain('never confirmed')
  const none = await run('--revoke', 'dana@example.org')
  expect([none.code, none.errors]).toEqual([1, expect.stringContaining('has no role')])
  expect(await roles()).toEqual(['', ''])
})

const WRONG = [['--grant', 'a@example.org', '--list'], [], ['--grnt']]

test.each(few(WRONG).map((args) => [args]))('says what to do for %j', async (args) => {
  const { run } = await storeOfTwo()
  const { code, out, errors } = await run(...args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(errors).toContain('npm run editor')
})
