import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { KashrutFact } from '#core/contract/data-files.ts'
import type { Uploaded } from '#core/contract/desk.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { approvedFiles } from '#data/store/uploads.ts'
import { sweepUploads } from '#api/edits/sweep-uploads.ts'
import { deskApp, storedListing, storeFacts, undone, type Desk } from './desk.ts'
import { partsOf, photo, uploadsOf, wireOf } from './edits.ts'
import { onBothStores } from './store/stores.ts'

const YEAR_MS = 365 * 86_400_000

async function uploaded({ Eva }: Desk): Promise<string> {
  const { type, body } = await wireOf(partsOf({ files: await photo({ width: 300 }) }))
  const headers = { 'content-type': type, 'content-length': String(body.length) }
  const answer = await Eva.call('desk/upload?framing=whole', { body, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as Uploaded).key
}

const factsOf = async (desk: Desk) =>
  ((await storedListing(desk, 100)).body['kashrutFacts'] ?? []) as readonly KashrutFact[]

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('a certificate in hand is a fact of today in one call, keeps its photo, and can be undone', async () => {
    const desk = await app()
    const today = await storeFacts(desk, () => [{ glatt: true }])
    const before = await factsOf(desk)
    const key = await uploaded(desk)
    const [file] = uploadsOf(desk).filter((path) => path.endsWith(approvedFiles(key).at(-1)!.name))
    const { width, height } = await sharp(file).metadata()
    const { width: sentWidth, height: sentHeight } = await sharp(
      Buffer.from(await (await photo({ width: 300 })).arrayBuffer()),
    )
      .rotate()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info)
    expect([width, height]).toEqual([sentWidth, sentHeight])

    const validUntil = addDays(today, 300)
    const typed = { tnid: 100, photo: key, authority: 'example-board', validUntil, states: { kitchen: ['meat'] } }
    const done = await desk.Eva.post('desk/certificate', typed)
    expect(done.statusCode, done.body).toBe(200)
    expect(await factsOf(desk)).toEqual([
      { ...before[0], superseded: today },
      {
        claim: 'certified',
        authority: 'example-board',
        kitchen: ['meat'],
        certificate: { validUntil, photo: key },
        source: { kind: 'certificatePhoto', name: 'Editors', retrieved: today },
        confirmedAt: today,
        confirmedBy: 'Editors',
      },
    ])
    await sweepUploads(desk.store, desk.config, Date.now() + YEAR_MS)
    expect(uploadsOf(desk)).toContain(file)
    await undone(desk.Eva, done.json().audit)
    expect(await factsOf(desk)).toEqual(before)
  })

  test.each([
    ['no authority', { authority: '' }, 'authority: is missing'],
    ['one that does not exist', { authority: 'nobody' }, 'authority: refers to something that does not exist'],
    ['no end', { validUntil: '' }, 'validUntil: is missing'],
    ['an end that is no day', { validUntil: '2027-02-31' }, 'validUntil: is not a day of the calendar'],
    ['a day of issue after its end', { issued: '2020-01-02', validUntil: '2020-01-01' }, 'before the day of issue'],
    ['a day that is still to come', { taken: '2199-01-01' }, 'taken: is still to come'],
    ['a photo that was never sent', { photo: 'u-01234567-89ab-4cde-8f01-23456789abcd' }, 'photo: refers to'],
  ])('a certificate with %s is refused and writes nothing', async (_, wrong, text) => {
    const desk = await app()
    const today = await storeFacts(desk, () => [])
    const typed = { tnid: 100, photo: await uploaded(desk), authority: 'example-board', validUntil: addDays(today, 9) }
    const answer = await desk.Eva.post('desk/certificate', { ...typed, ...wrong })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidField'])
    expect(answer.json().error).toContain(text)
    expect(await factsOf(desk)).toEqual([])
  })

  test('one that names no end is stored without it, and one seen before what is stored is refused', async () => {
    const desk = await app()
    const today = await storeFacts(desk, (day) => [{ confirmedAt: addDays(day, -3) }])
    const typed = { tnid: 100, photo: await uploaded(desk), authority: 'example-board', validUntil: '', hasNoEnd: true }
    const old = await desk.Eva.post('desk/certificate', { ...typed, taken: addDays(today, -4) })
    expect(old.json().code).toBe('olderPhoto')
    expect(await factsOf(desk)).toHaveLength(1)
    const done = await desk.Eva.post('desk/certificate', typed)
    expect(done.statusCode, done.body).toBe(200)
    expect((await factsOf(desk))[1]!.certificate).toEqual({ photo: typed.photo })
  })
})
