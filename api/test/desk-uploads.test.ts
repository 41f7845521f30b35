import { expect, test } from 'vitest'
import type { DeskDocument, Uploaded } from '#core/contract/desk.ts'
import { sweepUploads } from '#api/edits/sweep-uploads.ts'
import { deskApp, read, storedListing, type Desk } from './desk.ts'
import { fileOf, partsOf, photo, uploadsOf, wireOf } from './edits.ts'
import type { Visitor } from './people.ts'
import { onBothStores } from './store/stores.ts'

const WEEK_MS = 7 * 86_400_000

async function upload(by: Visitor, files: File[]) {
  const { type, body } = await wireOf(partsOf({ files }))
  return by.call('desk/upload', { body, headers: { 'content-type': type, 'content-length': String(body.length) } })
}

async function uploaded(desk: Desk): Promise<string> {
  const answer = await upload(desk.Eva, [await photo()])
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as Uploaded).key
}

const approved = (desk: Desk, key: string) => uploadsOf(desk).filter((path) => path.includes(key))

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('a photograph is cut for pages, shown to editors, and kept with the listing that is saved', async () => {
    const desk = await app()
    const before = uploadsOf(desk).length
    const [key, unsaved] = [await uploaded(desk), await uploaded(desk)]
    expect(approved(desk, key)).toHaveLength(3)
    // Nothing else is left of what was sent.
    expect(uploadsOf(desk)).toHaveLength(before + 6)
    await desk.store.updateTable('uploads').set({ at: Date.now() }).execute()
    const loadPicture = (by: Visitor) =>
      desk.app.inject({ url: `/rest/tjt/desk/upload/${key}`, headers: { cookie: by.cookie() } })
    const answer = await loadPicture(desk.Eva)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await loadPicture(desk.Dana)).statusCode).toBe(404)
    const { body, seq } = await read<DeskDocument>(desk.Eva, 'document/listings/100')
    const next = { ...body, pictures: [key], captions: [{ picture: key, text: 'The door' }] }
    const done = await desk.Eva.call('desk/document/listings/100', { method: 'PUT', body: { body: next, seq } })
    expect(done.statusCode, done.body).toBe(200)
    expect((await storedListing(desk, 100)).body).toMatchObject({ pictures: [key] })
    await sweepUploads(desk.store, desk.config, Date.now() + WEEK_MS / 2)
    expect(approved(desk, unsaved)).toHaveLength(3)
    await sweepUploads(desk.store, desk.config, Date.now() + WEEK_MS * 2)
    expect(approved(desk, unsaved)).toEqual([])
    expect(approved(desk, key)).toHaveLength(3)
  })

  test('what is no picture is refused and leaves nothing', async () => {
    const desk = await app()
    const before = uploadsOf(desk)
    const text = await upload(desk.Eva, [fileOf('<svg/>')])
    expect([text.statusCode, text.json().code]).toEqual([400, 'onlyImages'])
    const strip = await upload(desk.Eva, [await photo({ width: 900, height: 90 })])
    expect([strip.statusCode, strip.json().code]).toEqual([400, 'onlyImages'])
    const two = await upload(desk.Eva, [await photo(), await photo()])
    expect(two.json().code).toBe('tooManyFiles')
    expect((await upload(desk.Eva, [])).json().code).toBe('invalidRequest')
    expect((await upload(desk.Dana, [await photo()])).statusCode).toBe(404)
    expect(uploadsOf(desk)).toEqual(before)
  })
})
