import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { approvedFiles } from '#data/store/uploads.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { DeskItemOf } from '#core/contract/desk.ts'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { decide, decided, deskApp, queueOf, read, storedListing, storeFacts, undone, type Desk } from './desk.ts'
import { drawn, fileOf, partsOf, photo, uploadsOf, wireOf, type Part } from './edits.ts'
import { memoryStore } from './helpers.ts'
import { onBothStores } from './store/stores.ts'
import { visit } from './people.ts'

const TNID = 100
type Who = 'Dana' | 'Uri'
type Fields = Record<string, Part | readonly Part[]>

const todayOf = ({ clock }: Desk) => new Date(clock.now).toISOString().slice(0, 10)

/** Sends the photo of a certificate, a tall one, as most are. */
async function send(desk: Desk, fields: Fields = {}, who: Who = 'Dana') {
  const files = await photo({ width: 90, height: 60 })
  const certificate = { uid: desk[who].uid, tnid: TNID, lang: 'he', taken: todayOf(desk), imageOwnership: true, files }
  const { type, body } = await wireOf(partsOf({ ...certificate, ...fields }))
  const headers = { 'content-type': type, 'content-length': String(body.length) }
  return desk[who].call('directoryitemcertificate', { body, headers })
}

/** The number of one that waits. */
async function sent(desk: Desk, fields: Fields = {}): Promise<number> {
  const answer = await send(desk, fields)
  expect(answer.statusCode, answer.body).toBe(200)
  return (await queueOf(desk.Eva, 'kind=certificate')).items.at(-1)!.id
}

const item = ({ Eva }: Desk, id: number) => read<DeskItemOf<'certificate'>>(Eva, `item/certificate/${id}/en`)
const factsOf = async (desk: Desk) =>
  ((await storedListing(desk, TNID)).body['kashrutFacts'] ?? []) as readonly KashrutFact[]

onBothStores(({ migrated }) => {
  const app = async () => deskApp(await migrated())

  test('a photo waits, is a fact as the editor read it once approved, and none once that is undone', async () => {
    const desk = await app()
    const today = await storeFacts(desk, (day) => [{ confirmedAt: addDays(day, -90), glatt: true }])
    const before = await factsOf(desk)
    const answer = await send(desk, {
      authority: 'example-board',
      validUntil: addDays(today, 200),
      remark: ' At the door ',
    })
    expect(answer.json().message.text).toBe(MESSAGES.he.listing.dialogs.sent.certificate)
    expect(await factsOf(desk)).toEqual(before)

    const queue = await queueOf(desk.Eva)
    expect(queue.counts).toMatchObject({ certificate: 1, edit: 0 })
    expect(queue.items).toMatchObject([{ kind: 'certificate', summary: 'At the door', pictures: 1 }])
    const { id } = queue.items[0]!
    const { seq, picture, ...reading } = await item(desk, id)
    expect(reading).toMatchObject({
      taken: today,
      validUntil: addDays(today, 200),
      authority: 'example-board',
      remark: 'At the door',
      facts: [{ authority: 'example-board', authorityName: { en: 'Board' }, confirmedAt: addDays(today, -90) }],
    })
    const photoAnswer = await desk.Eva.call(`desk/picture/${picture!.id}`, { method: 'GET' })
    const { exif, width, height } = await sharp(photoAnswer.rawPayload).metadata()
    expect([exif, width, height]).toEqual([undefined, 60, 90])

    const certificate = { authority: 'example-board', taken: today, validUntil: addDays(today, 300), number: ' 7/12 ' }
    const done = await decided(desk.Eva, { kind: 'certificate', id, act: 'approve', certificate, seq })
    const [old, current, ...more] = await factsOf(desk)
    expect(more).toEqual([])
    expect(old).toEqual({ ...before[0], superseded: today })
    const { photo: key } = current!.certificate!
    expect(current).toEqual({
      claim: 'certified',
      authority: 'example-board',
      certificate: { number: '7/12', validUntil: addDays(today, 300), photo: key },
      source: { kind: 'certificatePhoto', name: 'Visitors', retrieved: today },
      confirmedAt: today,
      confirmedBy: 'Editors',
    })
    const files = approvedFiles(key!).map(({ name }) => join(desk.config.varDir, 'uploads', 'approved', name))
    expect(files.map((file) => existsSync(file))).toEqual([true, true, true])
    // Whole, and no larger than it was.
    const { width: wide, height: high } = await sharp(files[2]).metadata()
    expect([wide, high]).toEqual([60, 90])

    const late = await decide(desk.Omer, { kind: 'certificate', id, act: 'approve', certificate })
    expect([late.statusCode, late.json().code]).toEqual([409, 'alreadyDecided'])
    await undone(desk.Eva, done.audit)
    expect(await factsOf(desk)).toEqual(before)
    expect((await queueOf(desk.Eva)).counts).toMatchObject({ certificate: 1 })
  })

  test('a refused photo changes nothing, and its sender is told why', async () => {
    const desk = await app()
    const before = await storedListing(desk, TNID)
    const id = await sent(desk)
    const silent = await decide(desk.Eva, { kind: 'certificate', id, act: 'refuse' })
    expect(silent.json().code).toBe('needRefusal')
    await decided(desk.Eva, { kind: 'certificate', id, act: 'refuse', reason: 'Too dark.' })
    expect(await storedListing(desk, TNID)).toEqual(before)
    expect((await queueOf(desk.Eva)).total).toBe(0)
    const mails = await desk.store.selectFrom('outbox').selectAll().execute()
    expect(mails.filter(({ recipient }) => recipient.startsWith('dana'))).toHaveLength(1)
  })

  test('a day before the stored one, and one that cannot be read, are never written', async () => {
    const desk = await app()
    const today = await storeFacts(desk, (day) => [{ confirmedAt: addDays(day, -3) }])
    const before = await factsOf(desk)
    const id = await sent(desk, { taken: addDays(today, -4) })
    const files = uploadsOf(desk)
    const approve = async (certificate: object) => {
      const good = { authority: 'example-board', taken: today }
      const decision = { kind: 'certificate', id, act: 'approve', certificate: { ...good, ...certificate } } as const
      const answer = await decide(desk.Eva, decision)
      return [answer.statusCode, answer.json().code]
    }
    expect(await approve({ taken: addDays(today, -4) })).toEqual([409, 'olderPhoto'])
    expect(await approve({ taken: '' })).toEqual([400, 'needPhotoDay'])
    expect(await approve({ taken: '2026-02-31' })).toEqual([400, 'noSuchDay'])
    expect(await approve({ taken: addDays(today, 2) })).toEqual([400, 'photoDayAhead'])
    expect(await approve({ validUntil: '31.12.2027' })).toEqual([400, 'noSuchDay'])
    expect(await approve({ authority: '' })).toEqual([400, 'invalidField'])
    expect(await approve({ authority: 'nobody' })).toEqual([400, 'invalidField'])
    expect(await factsOf(desk)).toEqual(before)
    // What was refused left no picture behind, and the photo waits.
    expect(uploadsOf(desk)).toEqual(files)
    expect((await queueOf(desk.Eva)).counts).toMatchObject({ certificate: 1 })
    expect(await approve({})).toEqual([200, undefined])
  })
})

describe('what cannot be sent', () => {
  const cases: readonly [string, (desk: Desk) => Promise<Fields> | Fields, number, string][] = [
    ['no photo', () => ({ files: [] }), 400, 'needPhoto'],
    ['two photos', async () => ({ files: [await photo(), await photo()] }), 400, 'invalidRequest'],
    ['a text', () => ({ files: fileOf('certificate') }), 400, 'onlyImages'],
    ['a strip', async () => ({ files: await photo({ width: 900, height: 90 }) }), 400, 'onlyImages'],
    ['a picture of another type', async () => ({ files: await drawn('webp') }), 400, 'onlyImages'],
    ['no day', () => ({ taken: '' }), 400, 'needPhotoDay'],
    ['a day that does not exist', () => ({ taken: '2026-02-31' }), 400, 'noSuchDay'],
    ['a day to come', (desk) => ({ taken: addDays(todayOf(desk), 2) }), 400, 'photoDayAhead'],
    ['an end that does not exist', () => ({ validUntil: '2027-13-01' }), 400, 'noSuchDay'],
    ['no right to publish it', () => ({ imageOwnership: false }), 400, 'checkImageOwnership'],
    ['an unknown authority', () => ({ authority: 'nobody' }), 400, 'invalidRequest'],
    ['a remark without end', () => ({ remark: 'x'.repeat(1001) }), 400, 'invalidRequest'],
    ['an unknown listing', () => ({ tnid: 99_999 }), 404, 'couldNotUpdateListing'],
    ['the name of another', ({ Uri }) => ({ uid: Uri.uid }), 403, 'notYours'],
    ['an unknown field', () => ({ certified: 'true' }), 400, 'invalidRequest'],
  ]

  test.each(cases)('%s', async (_, fields, status, code) => {
    const desk = await deskApp(await memoryStore())
    const before = uploadsOf(desk)
    const answer = await send(desk, await fields(desk))
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([status, code])
    expect((await queueOf(desk.Eva)).total).toBe(0)
    expect(uploadsOf(desk)).toEqual(before)
  })

  test('anything, by who has not logged in', async () => {
    const desk = await deskApp(await memoryStore())
    const answer = await (await visit(desk)).post('directoryitemcertificate', { uid: 0, tnid: TNID })
    expect(answer.statusCode).toBe(401)
  })
})
