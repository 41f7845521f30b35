import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, onTestFinished } from 'vitest'
import type { DeskDocument } from '#core/contract/desk.ts'
import type { SessionState } from '#core/contract/session.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { ROOT } from '#scripts/cli/tools.ts'
import { testFull } from '#core/test/full.ts'
import { insertEditor } from './desk-items.ts'
import { withStore } from './users.ts'

/** A server that publishes nothing, as the units of `deploy` start it, over the site under test. */
async function serverAlone() {
  const child = spawn(process.execPath, [...process.execArgv, join(ROOT, 'scripts/serve.ts')], {
    env: {
        ...process.env, NODE_ENV: 'production', VAR_DIR: inject('varDir'), HOST: '127.0.0.1',
        PORT: '0', DATABASE_URL: '', WEATHER: 'off', MAILER: 'off',
      }, // prettier-ignore
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const url = await new Promise<string>((resolve) =>
    child.stdout.on('data', (data) => {
      said += data
      const found = /Serving on (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }),
  )
  return { child, url }
}

testFull('a server without a publisher beside it shows previews, and ends in peace', async () => {
  const { child, url } = await serverAlone()
  const { uid } = await insertEditor('Lea Preview')
  const { cookie } = await withStore((store) => insertSession(store, { uid }, Date.now()))
  const ask = async <T>(path: string, headers = {}, body?: object) => {
    const answer = await fetch(`${url}/rest/tjt/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: `session=${cookie}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as T
  }
  const { tokens } = await ask<SessionState>('session')
  const { body } = await ask<DeskDocument>('desk/document/listings/103001', {
    'x-csrf-token': tokens['GET desk'],
  })
  const wish = {
    kind: 'listings',
    id: '103001',
    body: { ...body, title: { en: 'Preview of a name' } },
    language: 'en',
  }
  const { html } = await ask<{ html: string }>('desk/preview', { 'x-csrf-token': tokens['POST desk'] }, wish)
  expect(html).toContain('Preview of a name')
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
