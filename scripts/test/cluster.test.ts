import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore } from '#data/store/open.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { makeRelease, switchTo } from '../../api/test/helpers.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { logInAtOne, mailOnce, REVIEW, spendAtOne } from '../lab/cluster/shared.ts'
import { startMailServer } from '../lab/fault/mail-server.ts'
import { emptyDatabase } from './shared-postgres.ts'

/** Two servers with their own connections to one empty database, and a mail server. */
async function twoServers() {
  const database = await emptyDatabase()
  const mails = await startMailServer()
  onTestFinished(() => mails.close())
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const start = async () => {
    const config = readConfig({
      PORT: '0', VAR_DIR: varDir, DATABASE_URL: database, WEATHER: 'off',
      TRUST_PROXY: 'true', SMTP_URL: mails.url,
    }) // prettier-ignore
    const store = openStore(config, () => {})
    await migrate(store)
    await openSecrets(store)
    const server = await startServer(config, store)
    let isOver = false
    const end = async () => {
      if (isOver) return
      isOver = true
      await server.close()
      await store.destroy()
    }
    onTestFinished(end)
    return { store, url: server.url, end }
  }
  const [a, b] = [await start(), await start()]
  return { a, b, mails, two: { one: a.url, other: b.url } }
}

test('a session of one process is known at the other, also when the one has gone', async () => {
  const { a, b, two } = await twoServers()
  const visitor = await logInAtOne(b.store, two)
  await a.end()
  expect((await visitor.session(b.url)).email).toBe('dana@example.org')
  const out = await visitor.post(b.url, 'accountlogout', {
    everywhere: false,
  })
  expect(out.status).toBe(200)
  expect((await visitor.session(b.url)).uid).toBe(0)
})

test('a limit that is reached at one process holds at the other', async () => {
  const { two } = await twoServers()
  expect(await spendAtOne(two)).toBe(60)
})

test('what is written at one process is read at the other', async () => {
  const { a, two } = await twoServers()
  const listing = {
    kind: 'listings', id: '1', body: '{}', origin: 'seed', sample: 0, deleted: 0, seq: 0, updated_at: 0,
  } as const
  await a.store.insertInto('content').values(listing).execute()
  const visitor = await logInAtOne(a.store, two)
  const { uid } = await visitor.session(two.other)
  const review = {
    tnid: 1, uid, reviewTitle: REVIEW, reviewContent: 'Warm bread and warm people.',
    reviewPriceRange: 'low', reviewRating: { food: 5, service: 4, value: 3 },
  }
  const added = await visitor.post(two.one, 'addreview', review)
  expect(added.status, await added.clone().text()).toBe(200)
  const again = await visitor.post(two.other, 'addreview', review)
  expect([again.status, (await again.json()).code]).toEqual([409, 'alreadyReviewed'])
}) // prettier-ignore

test('two mailers send each message once', async () => {
  const { a, two, mails } = await twoServers()
  const visitor = await logInAtOne(a.store, two)
  expect(await mailOnce(visitor, two, mails)).toBe(5)
})
