import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { SERIALIZERS } from '#api/logging.ts'
import { memoryStore } from './helpers.ts'

test('logs say what broke, not who asked nor what for', async () => {
  const lines: string[] = []
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const app = buildApp(
    {
      release: () => {
        throw new Error('the disk is gone')
      },
      now: () => new Date(),
      store,
      config: readConfig({}),
    },
    {
      logger: {
        level: 'trace',
        serializers: SERIALIZERS,
        stream: { write: (line: string) => void lines.push(line) },
      },
    },
  )
  onTestFinished(() => app.close())
  const answer = await app.inject({
    url: '/rest/tjt/locac/synagogue?language=en',
    remoteAddress: '203.0.113.7',
    headers: { 'accept-language': 'fr' },
  })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    error: 'Une erreur s’est produite',
    code: 'internal',
  })
  const log = lines.join('')
  expect(log).toContain('the disk is gone')
  expect(log).not.toMatch(/synagogue|203\.0\.113|language=/)
})
