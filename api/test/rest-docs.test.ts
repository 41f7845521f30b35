import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { memoryStore } from './helpers.ts'

const ROW = /^\| `([A-Z]+ \/[^`]+)` +\| (\w+) +\|/gm

/** Calls that the description itself is made of, and the pages. */
const isOurs = (url: string) => !url.startsWith('/rest/tjt/docs') && url !== '/*'

test('docs/rest-api.md names every call and who may make it', async () => {
  const store = await memoryStore()
  const routes: string[] = []
  const app = buildApp({
    release: () => undefined,
    now: () => new Date(),
    store,
    config: readConfig({}),
  })
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const name of [method].flat())
      if (name !== 'HEAD' && isOurs(url)) routes.push(`${name} ${url} ${config?.access ?? 'open'}`)
  })
  await app.ready()
  await app.close()
  await store.destroy()
  const text = readFileSync(new URL('../../docs/rest-api.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(ROW)].map(([, call, who]) => `${call} ${who}`)
  expect(rows.toSorted()).toEqual(routes.toSorted())
})
