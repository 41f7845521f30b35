import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AddedReviews, AuditLog, DeskItemOf } from '#core/contract/desk.ts'
import { fc } from '#core/test/properties.ts'
import { formerReview, reviewParts, rowOfReview } from '#core/domain/former-reviews.ts'
import type { ReviewList } from '#core/contract/reviews.ts'
import { putImported, putImportSource } from '#data/store/imported.repository.ts'
import { listContributions } from '#data/store/posts.repository.ts'
import { decided, deskApp, read, undone, type Desk } from './desk.ts'
import { onBothStores } from './store/stores.ts'

const NOW = Date.parse('2026-06-01T00:00:00Z')
/** The table of the guide. */
const TABLE = /`reviews\.csv`:\n\n((?: {4}[^\n]*\n)+)/
  .exec(readFileSync(new URL('../../docs/coming-from-wordpress.md', import.meta.url), 'utf8'))![1]!
  .replace(/^ {4}/gm, '')

const review = (row: Record<string, unknown>) => formerReview('1', reviewParts(row), NOW)

test('a review has a text, a past day, and stars if it had some', () => {
  const row = {
    Author: 'Dana',
    'Comment Date': '2024-05-31 08:00:00',
    rating: '4,5',
    Content: '<p>Warm &amp; good</p>',
  }
  expect(review(row)).toMatchObject({
    author: 'Dana', at: Date.parse('2024-05-31T08:00:00Z'), stars: 4.5, text: 'Warm & good', language: 'en',
  }) // prettier-ignore
  expect(review({ date: '2024-05-31', text: 'טעים מאוד' })).toMatchObject({ stars: 0, language: 'he' })
  for (const [change, problem] of [
    [{ Content: ' ' }, { code: 'noText' }],
    [{ Content: 'a'.repeat(5001) }, { code: 'long', value: '5000' }],
    [{ 'Comment Date': '31.05.2024' }, { code: 'date', value: '31.05.2024' }],
    [{ 'Comment Date': '2024-02-31' }, { code: 'date', value: '2024-02-31' }],
    [{ 'Comment Date': '2026-07-01' }, { code: 'date', value: '2026-07-01' }],
    [{ rating: '6' }, { code: 'stars', value: '6' }],
    [{ comment_approved: 'spam' }, { code: 'unpublished' }],
  ] as const)
    expect(review({ ...row, ...change })).toEqual(problem)
})

test('a review is the same one after its way through a table', () => {
  const letter = fc.constantFrom(...'a<b>&;#x12\'"=ש é\n', '&lt;', '&amp;')
  const text = fc.array(letter, { maxLength: 20 }).map((letters) => letters.join('').trim())
  const reviews = fc.record({
    key: fc.constantFrom('id 1', '90 2020 Dana Good', '=1'),
    author: text,
    at: fc.integer({ min: 0, max: NOW / 1000 }).map((seconds) => seconds * 1000),
    stars: fc.constantFrom(0, 1, 4.5),
    title: text,
    text: text.filter((each) => each !== ''),
    language: fc.constantFrom('en' as const, 'he' as const),
  })
  fc.assert(
    fc.property(reviews, (each) => {
      expect(review(rowOfReview(each))).toEqual(each)
    }),
  )
})

onBothStores((open) => {
  /** Listing 100 is the place 812 of the former site. */
  async function app(): Promise<Desk> {
    const desk = await deskApp(await open.migrated())
    const { store } = desk
    await putImportSource(store, { source: 'old-site', name: 'Old Guide', licence: 'CC0-1.0', url: null, taken_at: 0 })
    const link = { source: 'old-site', source_id: '812', kind: 'listings' as const, item: '100', base: '{}' }
    await store.transaction().execute((trx) => putImported(trx, [link]))
    return desk
  }

  const add = async ({ Eva }: Desk, table = TABLE): Promise<AddedReviews> => {
    const answer = await Eva.post('desk/formerreviews', { source: 'old-site', table })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  const reviewsOf = async ({ app: server }: Desk): Promise<ReviewList> =>
    (await server.inject({ url: '/rest/tjt/itemreviews/0/100' })).json()

  test('the reviews of a former site are shown as such, count in no rating, and are added once', async () => {
    const desk = await app()
    const before = await reviewsOf(desk)
    const first = await add(desk)
    expect(first).toMatchObject({ added: 2, same: 0, problems: [{ line: 4, code: 'noPlace', value: '999' }] })
    const list = await reviewsOf(desk)
    expect(list).toMatchObject({ total: before.total + 2, rated: before.total })
    expect(list.mean).toBe(before.mean)
    const former = list.reviews.filter((each) => each.former)
    expect(former.map((each) => [each.former, each.author, each.reviewContent, each.reviewRating])).toEqual([
      ['Old Guide', 'Dana', 'Good & quiet.', { overAll: 4 }],
      ['Old Guide', 'G. Smith', 'This is awesome!', { overAll: 5 }],
    ])
    expect(await add(desk)).toMatchObject({ added: 0, same: 2 })
    const { rows } = await read<AuditLog>(desk.Eva, 'audit?kind=former')
    expect(rows.map(({ act, item }) => [act, item])).toEqual([['create', 'Old Guide']])
    // The pages show them, too, and say how many count.
    const page = (await listContributions(desk.store, [100])).get(100)!
    expect(page.reviews.filter((each) => each.former === 'Old Guide')).toHaveLength(2)
    await undone(desk.Eva, first.done!.audit)
    expect((await reviewsOf(desk)).total).toBe(before.total)
  })

  test('the number of a post there is none of a listing here', async () => {
    const desk = await app()
    const rows = 'comment_date,comment_content\n100,2020-05-01,Warm bread.\n'
    expect(await add(desk, `comment_post_ID,${rows}`)).toMatchObject({
      added: 0,
      problems: [{ line: 2, code: 'noPlace', value: '100' }],
    })
    expect(await add(desk, `listing,${rows}`)).toMatchObject({ added: 1, problems: [] })
    expect(await add(desk, `comment_post_ID,${rows.replace('100', '812')}`)).toMatchObject({ added: 1, problems: [] })
  })

  test('a moderator hides one, which another import does not bring back', async () => {
    const desk = await app()
    await add(desk)
    const [former] = (await reviewsOf(desk)).reviews.filter((each) => each.former)
    const item = await read<DeskItemOf<'review'>>(desk.Eva, `item/review/${former!._id}/en`)
    expect(item.former).toEqual({ source: 'old-site', stars: 4 })
    await decided(desk.Eva, { kind: 'review', id: former!._id, act: 'hide', reason: 'Rude' })
    await add(desk)
    expect((await reviewsOf(desk)).reviews.filter((each) => each.former)).toHaveLength(1)
  })

  test('a table without its columns is refused, and who has no such import', async () => {
    const { Eva } = await app()
    const post = async (source: string, table: string) =>
      (await Eva.post('desk/formerreviews', { source, table })).json().error
    expect(await post('old-site', 'author,text\nDana,Good')).toContain('listing, date')
    expect((await Eva.post('desk/formerreviews', { source: 'other', table: TABLE })).statusCode).toBe(404)
  })
})
