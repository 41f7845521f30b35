import { expect, test } from 'vitest'
import type { Store } from '#data/store/database.ts'
import { listContributions } from '#data/store/posts.repository.ts'
import { onBothStores } from './stores.ts'

const WRITTEN = {
  uid: 0,
  author: 'Dana',
  language: 'en',
  sample: 0,
  hidden: 0,
  at: 1_790_000_000_000,
} as const

const REVIEW = {
  ...WRITTEN,
  tnid: 1,
  title: 'Good',
  content: 'Very good.',
  price_range: 'low',
  food: 5,
  service: 4,
  value: 4,
} as const

const QUESTION = {
  ...WRITTEN,
  tnid: 1,
  category: 2,
  question: 'Open?',
} as const

async function addReview(db: Store, fields: object = {}): Promise<number> {
  const { id } = await db
    .insertInto('reviews')
    .values({ ...REVIEW, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addQuestion(db: Store, fields: object = {}): Promise<number> {
  const { id } = await db
    .insertInto('questions')
    .values({ ...QUESTION, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addAnswer(db: Store, qid: number, fields: object = {}): Promise<number> {
  const { id } = await db
    .insertInto('answers')
    .values({ ...WRITTEN, qid, answer: 'Yes.', ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

onBothStores(({ migrated }) => {
  test('a review is read with the mean of its three marks', async () => {
    const db = await migrated()
    const id = await addReview(db)
    const words = await listContributions(db, [1, 2])
    expect([...words.keys()]).toEqual([1])
    expect(words.get(1)).toEqual({
      tnid: 1,
      reviews: [
        {
          id,
          author: 'Dana',
          reviewTitle: 'Good',
          reviewContent: 'Very good.',
          reviewPriceRange: 'low',
          reviewRating: { food: 5, service: 4, value: 4, overAll: 4.33 },
          at: WRITTEN.at,
          language: 'en',
          sample: false,
        },
      ],
      questions: [],
    })
  })

  test.each([
    [[5, 5, 5], 5],
    [[1, 1, 1], 1],
    [[1, 1, 2], 1.33],
    [[5, 5, 4], 4.67],
    [[1, 2, 3], 2],
  ])('marks %j make %d', async ([food, service, value], overAll) => {
    const db = await migrated()
    await addReview(db, { food, service, value })
    const [review] = (await listContributions(db, [1])).get(1)!.reviews
    expect(review?.reviewRating.overAll).toBe(overAll)
  })

  test('what is hidden is left out, everywhere', async () => {
    const db = await migrated()
    await addReview(db, { hidden: 1 })
    await addQuestion(db, { hidden: 1 })
    expect((await listContributions(db, [1])).size).toBe(0)
    const qid = await addQuestion(db)
    await addAnswer(db, qid, { hidden: 1 })
    const answerId = await addAnswer(db, qid)
    const [question] = (await listContributions(db, [1])).get(1)!.questions
    expect(question?.answersTotal).toBe(1)
    expect(question?.answers.map(({ id }) => id)).toEqual([answerId])
  })

  test('reviews and questions come newest first, answers oldest first', async () => {
    const db = await migrated()
    const at = (days: number) => ({ at: WRITTEN.at + days * 86_400_000 })
    const reviews = [await addReview(db, at(2)), await addReview(db, at(5)), await addReview(db, at(2))]
    const old = await addQuestion(db, at(1))
    const young = await addQuestion(db, at(3))
    const late = await addAnswer(db, old, at(9))
    const early = await addAnswer(db, old, at(2))
    const same = await addAnswer(db, old, at(2))
    const words = (await listContributions(db, [1])).get(1)!
    expect(words.reviews.map(({ id }) => id)).toEqual([reviews[1], reviews[2], reviews[0]])
    expect(words.questions.map(({ id }) => id)).toEqual([young, old])
    expect(words.questions[1]?.answers.map(({ id }) => id)).toEqual([early, same, late])
    expect(words.questions[0]).toMatchObject({ answers: [], answersTotal: 0 })
  })

  test('an answer has a language of its own, and may be no sample', async () => {
    const db = await migrated()
    const qid = await addQuestion(db, { sample: 1, language: 'he' })
    const id = await addAnswer(db, qid, { language: 'fr' })
    await addAnswer(db, qid, { language: 'xx', sample: 1 })
    const [question] = (await listContributions(db, [1])).get(1)!.questions
    const { at, author } = WRITTEN
    expect(question?.answers).toEqual([
      { id, author, answer: 'Yes.', at, language: 'fr', sample: false },
      expect.objectContaining({ language: 'en', sample: true }),
    ])
  })

  test('words of several listings are kept apart', async () => {
    const db = await migrated()
    await addReview(db, { tnid: 1 })
    await addQuestion(db, { tnid: 3, sample: 1, language: 'he' })
    await addReview(db, { tnid: 2 })
    const words = await listContributions(db, [1, 3])
    expect([...words.keys()].sort()).toEqual([1, 3])
    expect(words.get(3)).toMatchObject({
      reviews: [],
      questions: [{ sample: true, language: 'he', questionCategory: 2 }],
    })
  })

  test('no listing has no words', async () => {
    const db = await migrated()
    await addReview(db)
    expect((await listContributions(db, [])).size).toBe(0)
  })

  test('a language that the site does not have reads as English', async () => {
    const db = await migrated()
    await addReview(db, { language: 'xx' })
    const [review] = (await listContributions(db, [1])).get(1)!.reviews
    expect(review?.language).toBe('en')
  })

  test.each([
    ['food', 0],
    ['food', 6],
    ['service', 0],
    ['service', 6],
    ['value', 0],
    ['value', 6],
  ])('a review with %s %i is refused', async (field, mark) => {
    const db = await migrated()
    await expect(addReview(db, { [field]: mark })).rejects.toThrow()
    expect((await listContributions(db, [1])).size).toBe(0)
  })

  test.each([0, 5])('a question of category %i is refused', async (category) => {
    const db = await migrated()
    await expect(addQuestion(db, { category })).rejects.toThrow()
  })

  test('an answer needs its question, and goes with it', async () => {
    const db = await migrated()
    await expect(addAnswer(db, 77)).rejects.toThrow()
    const qid = await addQuestion(db)
    await addAnswer(db, qid)
    await db.deleteFrom('questions').where('id', '=', qid).execute()
    expect(await db.selectFrom('answers').selectAll().execute()).toEqual([])
  })

  test.each(['author', 'title', 'content'])('a review without %s is refused', async (field) => {
    const db = await migrated()
    await expect(addReview(db, { [field]: null })).rejects.toThrow()
  })

  test('ids are given out, and never twice', async () => {
    const db = await migrated()
    const first = await addReview(db)
    await db.deleteFrom('reviews').execute()
    expect(await addReview(db)).toBeGreaterThan(first)
  })

  test('texts of every script come back as they were written', async () => {
    const db = await migrated()
    const content = 'שָׁלוֹם — приве́т — 𝄞 🕯️ \u2066x\u2069 \'"\\\r\n'
    await addReview(db, { content, author: "O'Neil; drop table reviews" })
    const [review] = (await listContributions(db, [1])).get(1)!.reviews
    expect(review?.reviewContent).toBe(content)
    expect(review?.author).toBe("O'Neil; drop table reviews")
  })

  test('a text with NUL is refused', async () => {
    const db = await migrated()
    await expect(addReview(db, { content: 'a\0b' })).rejects.toThrow(/0x00/)
    await addReview(db)
    const change = db.updateTable('reviews').set({ title: '\0' }).execute()
    await expect(change).rejects.toThrow(/0x00/)
    const [review] = (await listContributions(db, [1])).get(1)!.reviews
    expect(review?.reviewTitle).toBe('Good')
  })

  test('milliseconds come back as numbers', async () => {
    const db = await migrated()
    await addReview(db, { at: 4_102_444_800_123 })
    const [review] = (await listContributions(db, [1])).get(1)!.reviews
    expect(review?.at).toBe(4_102_444_800_123)
  })
})
