import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { leaseMail, settleMail, type Outcome } from '#api/mail/leases.repository.ts'
import { queueMail } from '#api/mail/outbox.repository.ts'
import { openStore } from '#data/store/open.ts'
import { migrate } from '#data/store/migrate.ts'
import { few } from '#core/test/full.ts'
import { CHILD_ENV } from './child-env.ts'

// Each run starts Node and loads the engine.
const SCRIPT = join(import.meta.dirname, '..', 'mail.ts')
const AT = Date.parse('2026-11-20T10:00:00Z')

/** A folder with a store, one message for each outcome, and the command. */
async function outboxWith(...outcomes: (Outcome | 'waiting')[]) {
  const varDir = mkdtempSync(join(tmpdir(), 'mail-'))
  onTestFinished(() => rmSync(varDir, { recursive: true, force: true }))
  const store = openStore({ varDir }, () => {})
  await migrate(store)
  for (const [index, outcome] of outcomes.entries()) {
    const to = `dana${index}@example.org`
    const mail = {
      key: to,
      to,
      language: 'en',
      template: 'deleted',
      values: { name: 'Dana' },
    } as const
    await queueMail(store, mail, AT)
    if (outcome === 'waiting') continue
    const lease = { lease: to, now: AT, until: AT + 60_000 }
    const leased = (await leaseMail(store, lease))!
    await settleMail(store, leased, { outcome, now: AT })
  }
  await store.destroy()
  return {
    run: (...args: string[]) => run(varDir, args),
    async states() {
      const again = openStore({ varDir }, () => {})
      const rows = await again.selectFrom('outbox').select('state').orderBy('id').execute()
      await again.destroy()
      return rows.map(({ state }) => state)
    },
  }
}

async function run(varDir: string, args: string[], { script = SCRIPT, input = '' } = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...CHILD_ENV, VAR_DIR: varDir },
  })
  child.stdin.end(input)
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, errors }
}

const REFUSED: Outcome = {
  kind: 'refused',
  problem: '550 <dana1@example.org>: no such user',
}

test('takes a message that came back, and leaves it with the mail server while the store fails', async () => {
  const varDir = mkdtempSync(join(tmpdir(), 'bounce-'))
  onTestFinished(() => rmSync(varDir, { recursive: true, force: true }))
  const command = { script: join(SCRIPT, '..', 'bounce.ts'), input: 'Subject: I am away\r\n\r\nUntil Sunday.\r\n' }
  expect(await run(varDir, [], command)).toEqual({ code: 0, out: 'unknown\n', errors: '' })
  const nowhere = join(SCRIPT, 'no-folder')
  expect(await run(nowhere, [], command)).toMatchObject({ code: 75, out: '', errors: expect.stringMatching(/./) })
})

test('lists what has not been sent, and hides who it is for', async () => {
  const { run } = await outboxWith({ kind: 'sent' }, REFUSED, 'waiting')
  const { code, out, errors } = await run('--list')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(out.split('\n').slice(1)).toEqual([
    expect.stringMatching(
      /^2 +failed +1 +2026-11-20 10:00 +d\*\*\*@example\.org +550 <d\*\*\*@example\.org>: no such user$/,
    ),
    expect.stringMatching(/^3 +waiting +0 +2026-11-20 10:00 +2026-11-20 10:00 +d\*\*\*@example\.org$/),
    '1 waiting, 0 sending, 1 failed',
    '',
  ])
  const full = await run('--list', '--full')
  expect(full.out).toContain('dana1@example.org')
  expect(full.out).toContain('Your account has been deleted')
})

test('has failed messages tried again, and says which', async () => {
  const { run, states } = await outboxWith(REFUSED, REFUSED, { kind: 'sent' })
  const result = await run('--retry', '--id', '2')
  expect(result.out).toMatch(/^2 to d\*\*\*@example\.org waits again\n1 will be retried/)
  expect(await states()).toEqual(['failed', 'waiting', 'sent'])
  const unknown = await run('--retry', '--id', '3')
  expect(unknown).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Message 3 has not failed'),
  })
  expect((await run('--retry')).out).toContain('1 will be retried')
  expect(await states()).toEqual(['waiting', 'waiting', 'sent'])
})

const WRONG = [[], ['--list', '--retry'], ['--retry', '--id', 'x'], ['--lst']]

test.each(few(WRONG, 2).map((args) => [args]))('says what to do for %j', async (args) => {
  const { run } = await outboxWith()
  const { code, out, errors } = await run(...args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(errors.trim().split('\n')).toHaveLength(1)
})
