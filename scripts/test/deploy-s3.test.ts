import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import S3rver from 's3rver'
import { expect, onTestFinished, test } from 'vitest'
import { isFull } from '#core/test/full.ts'
import { s3Target, type S3Place } from '../deploy/s3.ts'
import { NOTES } from '../deploy/target.ts'
import { freePort } from '../lab/free-port.ts'
import { deployDesk, filesBelow } from './deploy-desk.ts'
import { listing, pagePath, readPage, type Desk } from './site-desk.ts'

const patience = { tries: 3, pauseMs: 10 }

const BUCKET = 'site'

/** A real S3-compatible server with an empty bucket. */
async function storage(): Promise<S3Place> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'))
  const configureBuckets = [{ name: BUCKET, configs: [] }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  onTestFinished(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    bucket: BUCKET,
    prefix: '',
    encoding: 'identity',
    patience,
  }
}

const clientOf = ({ endpoint, region }: S3Place) =>
  new S3mini({
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    endpoint: `${endpoint}/${BUCKET}`,
    region,
  })

/** What the storage answers for a name, as it lies there. */
async function stored(place: S3Place, name: string) {
  const answer = await clientOf(place).getObjectResponse(name)
  if (!answer) return undefined
  const { headers } = answer
  const text = await answer.text()
  return {
    text,
    type: headers.get('content-type'),
    cache: headers.get('cache-control'),
    encoding: headers.get('content-encoding'),
  }
}

async function namesIn(place: S3Place): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of s3Target(place).list()) if (!name.startsWith(NOTES)) names.push(name)
  return names.sort()
}

const plainFiles = (desk: Desk) => filesBelow(pagePath(desk, '')).filter((name) => !/\.(br|gz)$/.test(name))

test('everything goes to the bucket once, with its type and how long it may be kept', async () => {
  const place = await storage()
  const { desk, deploy } = await deployDesk()
  const target = s3Target(place)
  const first = await deploy({ target })
  expect(first.complete).toBe(true)
  expect(await namesIn(place)).toEqual(plainFiles(desk))
  expect((await deploy({ target })).stored).toEqual([])
  const hebrew = plainFiles(desk).find((name) => /he\/.*[א-ת]/.test(name))!
  expect(await stored(place, hebrew)).toEqual({
    text: readPage(desk, hebrew),
    type: 'text/html; charset=utf-8',
    cache: 'public, max-age=0, must-revalidate',
    encoding: null,
  })
  expect(await stored(place, '_astro/one.css')).toMatchObject({
    type: 'text/css; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  })
})

test('a change puts what it changes, a removed page is removed', async () => {
  const place = { ...(await storage()), prefix: 'www/' }
  const { desk, deploy, publish } = await deployDesk()
  const target = s3Target(place)
  await deploy({ target })
  await desk.edit(listing(1, { title: { en: 'Other name' } }))
  await publish()
  const report = await deploy({ target })
  expect(report.removed).toContain('Kosher_Restaurants-DI1-Restaurant_1.html')
  expect(report.stored).toContain('Kosher_Restaurants-DI1-Other_name.html')
  expect(report.stored.length).toBeLessThan(plainFiles(desk).length)
  expect(await namesIn(place)).toEqual(plainFiles(desk))
  expect(await stored(place, 'www/index.html')).toBeDefined()
})

test.runIf(isFull).each(['gzip', 'br'] as const)('pages can be stored compressed with %s', async (encoding) => {
  const place = { ...(await storage()), cdnSeconds: 600 }
  const { desk, deploy } = await deployDesk()
  await deploy({ target: s3Target(place) })
  // Another encoding: everything is uploaded again.
  const report = await deploy({ target: s3Target({ ...place, encoding }) })
  expect(report.stored.toSorted()).toEqual(plainFiles(desk))
  // Node's fetch decompresses by Content-Encoding.
  expect(await stored(place, 'index.html')).toEqual({
    text: readPage(desk, 'index.html'),
    type: 'text/html; charset=utf-8',
    cache: 'public, max-age=0, s-maxage=600, must-revalidate',
    encoding,
  })
  const [object] = s3Target({ ...place, encoding }).objectsOf({
    file: 'a.html',
    plain: Buffer.from('a'),
    gzip: Buffer.from('g'),
    brotli: Buffer.from('b'),
  })
  expect(object!.bytes.toString()).toBe(encoding[0])
})

test.runIf(isFull)('a damaged manifest is rebuilt from the listing, and only differences are uploaded', async () => {
  const place = await storage()
  const { desk, deploy } = await deployDesk()
  const target = s3Target(place)
  await deploy({ target })
  await target.write(`${NOTES}head.json`, Buffer.from('rubbish'))
  const client = clientOf(place)
  await client.putObject('index.html', 'spoilt', 'text/html')
  await client.putObject("Old_o'clock.html", 'old', 'text/html')
  const notes: string[] = []
  const report = await deploy({ target, onNote: (line) => notes.push(line) })
  expect(notes).toHaveLength(1)
  expect(report.stored).toEqual(['index.html'])
  expect(report.removed).toEqual(["Old_o'clock.html"])
  expect(await namesIn(place)).toEqual(plainFiles(desk))
})

test('what is wrong with the settings is said in one line', async () => {
  const place = await storage()
  const { deploy } = await deployDesk()
  const failing = (wrong: Partial<S3Place>) => deploy({ target: s3Target({ ...place, ...wrong }) })
  await expect(failing({ bucket: 'nowhere' })).rejects.toThrow(/no bucket "nowhere"/)
  await expect(failing({ accessKey: 'WRONG' })).rejects.toThrow(/correct S3_ACCESS_KEY/)
  const endpoint = `http://127.0.0.1:${await freePort()}`
  await expect(failing({ endpoint })).rejects.toThrow(/does not answer \(ECONNREFUSED\), even after 3 attempts/)
})

/** A proxy in front of storage that answers some calls itself. */
async function inFrontOf(
  { endpoint }: S3Place,
  answerFor: (method: string, url: string) => string | number | undefined,
): Promise<string> {
  const server: Server = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk)
    const { method = '', url = '', headers } = request
    const own = answerFor(method, url)
    if (own !== undefined) {
      const isCode = typeof own === 'string'
      response.writeHead(isCode ? 403 : own, { 'content-type': 'application/xml' })
      return response.end(isCode ? `<Error><Code>${own}</Code></Error>` : '')
    }
    const answer = await fetch(endpoint + url, {
      method,
      headers: { ...(headers as Record<string, string>), host: new URL(endpoint).host },
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    })
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      etag: answer.headers.get('etag') ?? '',
    })
    return response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.runIf(isFull)('a storage that is busy for a moment is asked again', async () => {
  const place = await storage()
  const refused = new Set<string>()
  const endpoint = await inFrontOf(place, (method, url) => {
    if (method !== 'PUT' || refused.has(url)) return undefined
    refused.add(url)
    return 503
  })
  const { desk, deploy } = await deployDesk()
  const report = await deploy({ target: s3Target({ ...place, endpoint }) })
  expect(report.complete).toBe(true)
  expect(refused.size).toBeGreaterThan(plainFiles(desk).length)
  expect(await namesIn(place)).toEqual(plainFiles(desk))
})

test.runIf(isFull).each([
  ['SignatureDoesNotMatch', /correct S3_SECRET_KEY/],
  ['AccessDenied', /allow it to list, get, put and delete/],
  ['QuotaExceeded', /is full: free some space/],
  ['RequestTimeTooSkewed', /set the clock/],
])('%s in the middle is reported, and the next deploy continues', async (code, line) => {
  const place = await storage()
  let isBroken = true
  let count = 0
  const endpoint = await inFrontOf(place, (method, url) => {
    const isPage = method === 'PUT' && url.includes('.html')
    return isBroken && isPage && ++count > 10 ? code : undefined
  })
  const { desk, deploy } = await deployDesk()
  const target = s3Target({ ...place, endpoint })
  await expect(deploy({ target })).rejects.toThrow(line)
  isBroken = false
  expect((await deploy({ target })).complete).toBe(true)
  expect(await namesIn(place)).toEqual(plainFiles(desk))
})
