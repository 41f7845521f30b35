import { expect, test } from 'vitest'
import type { DeskDocument, DeskDone, DocumentList, Shape } from '#core/contract/desk.ts'
import type { Option, OptionList } from '#core/contract/data-files.ts'
import { putContent } from '#data/store/content.repository.ts'
import { deskApp, read, sentReview, storedListing, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

const PATH = 'options/cuisine'
const named = (id: string, more: Partial<Option> = {}): Option => ({ id, name: { en: id.toUpperCase() }, ...more })
const LOW: Option = { id: 'low', name: { en: 'Low', he: 'זול' } }

const listOf = (desk: Desk) => read<DeskDocument>(desk.Eva, `document/${PATH}`)
const optionsOf = async (desk: Desk) => (await listOf(desk)).body as unknown as OptionList

async function save(desk: Desk, options: readonly object[], path = PATH) {
  const { body, seq } = await read<DeskDocument>(desk.Eva, `document/${path}`)
  return desk.Eva.call(`desk/document/${path}`, { method: 'PUT', body: { body: { ...body, options }, seq } })
}

async function saved(desk: Desk, options: readonly object[], path = PATH): Promise<DeskDone> {
  const answer = await save(desk, options, path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function refused(desk: Desk, options: readonly object[], path = PATH) {
  const answer = await save(desk, options, path)
  return [answer.statusCode, answer.json().code, answer.json().error]
}

/** Gives listing 100 cuisines. */
async function choose(desk: Desk, cuisine: string[]): Promise<void> {
  const { body } = await storedListing(desk, 100)
  await desk.store
    .updateTable('content')
    .set({ body: JSON.stringify({ ...body, cuisine }) })
    .where('kind', '=', 'listings')
    .where('id', '=', '100')
    .execute()
}

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('lists of options are documents with names, a form and no page', async () => {
    const desk = await app()
    const { documents, total } = await read<DocumentList>(desk.Eva, 'documents/options')
    expect(documents).toHaveLength(total)
    expect(documents.find(({ id }) => id === 'cuisine')?.name).toMatchObject({ en: 'Cuisine', he: 'מטבח' })
    expect((await read<DocumentList>(desk.Eva, 'documents/options?text=cuis')).documents).toMatchObject([
      { id: 'cuisine' },
    ])
    const { fields } = await read<Shape>(desk.Eva, 'shape/options/en')
    expect(fields.map(({ field, readonly = false }) => [field, readonly])).toEqual([
      ['list', true],
      ['options', false],
      ['gone', true],
    ])
    const answer = await desk.Eva.post('desk/document/options', { body: { list: 'cuisine', options: [LOW] } })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidField'])
    const { seq } = await listOf(desk)
    const gone = await desk.Eva.call(`desk/document/${PATH}`, { method: 'DELETE', body: { seq } })
    expect([gone.statusCode, gone.json().code]).toEqual([400, 'invalidField'])
  })

  test('options are added, renamed, ordered and retired; undone, all is as it was', async () => {
    const desk = await app()
    const before = await optionsOf(desk)
    const next = [named('kurdish'), { ...LOW, name: { en: 'Cheap' } }, named('old', { retired: true })]
    const { audit } = await saved(desk, next)
    expect(await optionsOf(desk)).toEqual({ list: 'cuisine', options: next })
    await choose(desk, ['kurdish', 'old'])
    const listing = await read<DeskDocument>(desk.Eva, 'document/listings/100')
    const change = (cuisine: string[]) =>
      desk.Eva.call('desk/document/listings/100', {
        method: 'PUT',
        body: { body: { ...listing.body, cuisine }, seq: listing.seq },
      })
    expect((await change(['unheard-of'])).json().code).toBe('invalidField')
    // What a listing has by now cannot be undone away.
    const late = await desk.Eva.post('desk/undo', { audit })
    expect([late.statusCode, late.json().code]).toEqual([409, 'optionInUse'])
    await choose(desk, [])
    await undone(desk.Eva, audit)
    expect(await optionsOf(desk)).toEqual(before)
  })

  test('an option that listings use is not deleted, and an id is never used again', async () => {
    const desk = await app()
    await saved(desk, [LOW, named('used'), named('unused')])
    await choose(desk, ['used'])
    const [status, code, error] = await refused(desk, [LOW, named('unused')])
    expect([status, code]).toEqual([409, 'optionInUse'])
    expect(error).toMatch(/“USED”.*: 1, such as “Great Synagogue”/)
    // Another id is a deletion too.
    expect((await refused(desk, [LOW, named('renamed'), named('unused')]))[1]).toBe('optionInUse')
    expect(await optionsOf(desk)).toEqual({ list: 'cuisine', options: [LOW, named('used'), named('unused')] })

    await saved(desk, [LOW, named('used')])
    expect(await optionsOf(desk)).toEqual({ list: 'cuisine', options: [LOW, named('used')], gone: ['unused'] })
    expect((await refused(desk, [LOW, named('used'), named('unused')])).slice(0, 2)).toEqual([400, 'invalidField'])
    expect((await refused(desk, [LOW, named('used'), named('used')])).slice(0, 2)).toEqual([400, 'invalidField'])
    expect((await refused(desk, [LOW, { id: 'used' }])).slice(0, 2)).toEqual([400, 'invalidField'])
    // Nobody but the server writes which are gone.
    const { body, seq } = await listOf(desk)
    const forged = { body: { ...body, gone: [] }, seq }
    await desk.Eva.call(`desk/document/${PATH}`, { method: 'PUT', body: forged })
    expect((await optionsOf(desk)).gone).toEqual(['unused'])
  })

  test('price ranges count for reviewers too, kitchens of kashrut facts as types of food', async () => {
    const desk = await app()
    const { body } = await storedListing(desk, 100)
    await desk.store
      .updateTable('content')
      .set({ body: JSON.stringify({ ...body, kashrutFacts: [{ kitchen: ['low'] }] }) })
      .where('kind', '=', 'listings')
      .where('id', '=', '100')
      .execute()
    expect((await refused(desk, [named('meat')], 'options/foodtype'))[1]).toBe('optionInUse')
    await sentReview(desk, { uid: desk.Dana.uid })
    expect((await refused(desk, [named('high')], 'options/pricerange'))[1]).toBe('optionInUse')
  })

  test('what code computes is renamed and ordered, and nothing else', async () => {
    const desk = await app()
    const row = { kind: 'options', id: 'kashrut', body: { list: 'kashrut', options: [LOW] }, sample: false } as const
    await desk.store.transaction().execute((trx) => putContent(trx, [row], { origin: 'seed', now: 5 }))
    await saved(desk, [{ ...LOW, name: { en: 'Watched' } }], 'options/kashrut')
    expect((await refused(desk, [LOW, named('more')], 'options/kashrut')).slice(0, 2)).toEqual([400, 'invalidField'])
    expect((await refused(desk, [named('other')], 'options/kashrut')).slice(0, 2)).toEqual([400, 'invalidField'])
  })

  test('an edited list outlasts the import of the data files', async () => {
    const desk = await app()
    await saved(desk, [named('kurdish'), LOW])
    const row = { kind: 'options', id: 'cuisine', body: { list: 'cuisine', options: [LOW] }, sample: false } as const
    await desk.store.transaction().execute((trx) => putContent(trx, [row], { origin: 'seed', now: 5 }))
    expect((await optionsOf(desk)).options).toEqual([named('kurdish'), LOW])
  })
})
