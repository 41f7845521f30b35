import { expect, test } from 'vitest'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { DeskItemOf, HintAnswer } from '#core/contract/desk.ts'
import { shabbatOf } from '#core/domain/prayers/week.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { putContent } from '#data/store/content.repository.ts'
import { waitingDir } from '#data/store/uploads.ts'
import { sightingsByListing } from '#data/store/sightings.repository.ts'
import { existsSync, readdirSync } from 'node:fs'
import { captchaAnswer } from './captcha.ts'
import { decide, decided, deskApp, queueOf, read, storedListing, undone, type Desk } from './desk.ts'
import { formOf, photo, wireOf, type Part } from './edits.ts'
import { memoryStore } from './helpers.ts'
import { rowsOf } from './mail/mailing.ts'
import { visit, type Visitor } from './people.ts'
import { onBothStores } from './store/stores.ts'

const TNID = 100

/** A desk whose listing 100 is a place to eat of which neither kitchen nor hours are known. */
async function app(store: Parameters<typeof deskApp>[0]): Promise<Desk> {
  const desk = await deskApp(store)
  const options = ['meat', 'dairy', 'pareve'].map((id) => ({ id, name: { en: id } }))
  const list = { kind: 'options', id: 'foodtype', body: { list: 'foodtype', options }, sample: false } as const
  await store.transaction().execute((trx) => putContent(trx, [list], { origin: 'seed', now: desk.clock.now }))
  const { foodType: _, hours: __, openingHours: ___, ...body } = (await storedListing(desk, TNID)).body as SeedListing
  await put(desk, { ...body, dtype: 228 })
  return desk
}

const put = ({ store }: Desk, body: object, deleted: 0 | 1 = 0) =>
  store
    .updateTable('content')
    .set({ body: JSON.stringify(body), deleted })
    .where('kind', '=', 'listings')
    .where('id', '=', String(TNID))
    .execute()

const bodyOf = async (desk: Desk) => (await storedListing(desk, TNID)).body as SeedListing

async function send(visitor: Visitor, fields: Record<string, Part | readonly Part[]>) {
  const { type, body } = await wireOf(formOf({ uid: 0, tnid: TNID, lang: 'en', ...fields }))
  const headers = { 'content-type': type, 'content-length': String(body.length) }
  return visitor.call('directoryitemhint', { body, headers })
}

const solution = ({ app: server }: Desk) => captchaAnswer((url) => server.inject({ url }) as never)

/** An answer by somebody without an account. */
async function answer(desk: Desk, question: string, text: string, fields: Record<string, Part> = {}) {
  const gReCaptchaResponse = await solution(desk)
  const answered = await send(await visit(desk), { question, answer: text, gReCaptchaResponse, ...fields })
  expect(answered.statusCode, answered.body).toBe(200)
  return answered.json().message.text as string
}

/** The same by somebody with one, and its code where it is refused. */
async function answerOf(desk: Desk, who: 'Dana' | 'Uri', question: string, text: string, fields = {}) {
  const answered = await send(desk[who], { uid: desk[who].uid, question, answer: text, ...fields })
  return answered.statusCode === 200 ? 'sent' : answered.json().code
}

const item = ({ Eva }: Desk) => read<DeskItemOf<'hint'>>(Eva, `item/hint/${TNID}/en`)
const queue = ({ Eva }: Desk) => queueOf(Eva, 'kind=hint')
const summary = (answers: readonly HintAnswer[]) =>
  answers.map((hint) => `${hint.question} ${hint.answer} ${hint.count}`)

/** The decision on the answers that say something. */
async function on(desk: Desk, text: string, act: 'approve' | 'refuse') {
  const { answers, seq } = await item(desk)
  const ids = [...answers.find((hint) => hint.answer === text)!.ids]
  return { kind: 'hint' as const, id: TNID, act, answers: ids, seq }
}

const waitingFiles = ({ config }: Desk) => (existsSync(waitingDir(config)) ? readdirSync(waitingDir(config)) : [])

onBothStores(({ migrated }) => {
  test('the desk has one item a place, with equal answers counted', async () => {
    const desk = await app(await migrated())
    expect(await answer(desk, 'kitchen', 'dairy', { lang: 'he' })).toBe(MESSAGES.he.listing.dialogs.sent.hint)
    await answer(desk, 'kitchen', 'dairy')
    await answer(desk, 'kitchen', 'meat')
    expect(await answerOf(desk, 'Dana', 'kitchen', 'dairy')).toBe('sent')
    await answer(desk, 'hours', 'Su-Th 10-22, Fr 9-14')
    await answer(desk, 'there', 'open')
    const { total, counts, items } = await queue(desk)
    expect([total, counts['hint'], counts['edit']]).toEqual([1, 1, 0])
    expect(items[0]).toMatchObject({ kind: 'hint', id: TNID, flags: 6, fields: ['kitchen', 'hours', 'there'] })
    const { answers, state } = await item(desk)
    expect(state).toBe('waiting')
    expect(summary(answers)).toEqual([
      'kitchen dairy 3',
      'kitchen meat 1',
      'hours Su-Th 10:00-22:00; Fr 09:00-14:00 1',
      'there open 1',
    ])
    expect(answers[0]!.people.map(({ name }) => name)).toEqual(['Dana'])
    expect(answers[2]!.words).toEqual(['Su-Th 10-22, Fr 9-14'])
  })

  test('each answer is accepted or refused on its own, and undone', async () => {
    const desk = await app(await migrated())
    await answer(desk, 'kitchen', 'dairy')
    await answer(desk, 'kitchen', 'meat')
    await answer(desk, 'hours', 'Su-Th 10-22')
    const before = await bodyOf(desk)
    const first = await decided(desk.Eva, await on(desk, 'dairy', 'approve'))
    // What is said of kashrut stays as it was.
    expect(await bodyOf(desk)).toEqual({ ...before, foodType: ['dairy'] })
    await decided(desk.Eva, await on(desk, 'meat', 'refuse'))
    expect(await bodyOf(desk)).toEqual({ ...before, foodType: ['dairy'] })
    const last = await decided(desk.Eva, await on(desk, 'Su-Th 10:00-22:00', 'approve'))
    const { hours } = await bodyOf(desk)
    expect(hours).toMatchObject({ week: [{ days: ['Su', 'Mo', 'Tu', 'We', 'Th'] }], source: { name: 'Visitors' } })
    expect((await queue(desk)).total).toBe(0)
    await undone(desk.Eva, last.audit)
    await undone(desk.Eva, first.audit)
    expect(await bodyOf(desk)).toEqual(before)
    expect(summary((await item(desk)).answers)).toEqual(['kitchen dairy 1', 'hours Su-Th 10:00-22:00 1'])
  })

  test('a line that is not plain stays its sender’s words, for which an editor may write hours', async () => {
    const desk = await app(await migrated())
    await answer(desk, 'hours', 'evenings, not in August')
    await answer(desk, 'hours', 'Evenings, not in August')
    const [words] = (await item(desk)).answers
    expect(words).toMatchObject({ answer: 'evenings, not in August', isText: true, count: 2 })
    const approval = await on(desk, 'evenings, not in August', 'approve')
    const own = await decided(desk.Eva, { ...approval, fields: [], values: { hours: 'Su-Th 18:00-23:00' } })
    expect((await bodyOf(desk)).hours?.week[0]?.spans).toEqual([{ from: '18:00', to: '23:00' }])
    expect((await bodyOf(desk)).openingHours).toBeUndefined()
    await undone(desk.Eva, own.audit)
    await decided(desk.Eva, await on(desk, 'evenings, not in August', 'approve'))
    expect((await bodyOf(desk)).openingHours).toEqual({ en: 'evenings, not in August' })
  })

  test('“still there” confirms the listing, “closed” takes it off with a reason', async () => {
    const desk = await app(await migrated())
    await answer(desk, 'there', 'open')
    await answer(desk, 'there', 'closed')
    await answer(desk, 'kitchen', 'meat')
    const confirmed = await decided(desk.Eva, await on(desk, 'open', 'approve'))
    expect((await sightingsByListing(desk.store, [TNID])).get(TNID)?.editorAt).toBe(desk.clock.now)
    await undone(desk.Eva, confirmed.audit)
    expect((await sightingsByListing(desk.store, [TNID])).get(TNID)).toBeUndefined()
    const closing = await on(desk, 'closed', 'approve')
    expect((await decide(desk.Eva, closing)).json().code).toBe('needRefusal')
    const closed = await decided(desk.Eva, { ...closing, reason: 'The shutters are down.' })
    expect((await storedListing(desk, TNID)).deleted).toBe(1)
    // Nobody decides about a place that is gone.
    expect((await queue(desk)).total).toBe(0)
    await undone(desk.Eva, closed.audit)
    expect(summary((await item(desk)).answers)).toEqual(['kitchen meat 1', 'there open 1', 'there closed 1'])
  })

  test('who has an account counts once a question, is told, and counts on the page', async () => {
    const desk = await app(await migrated())
    await desk.store.deleteFrom('outbox').execute()
    await answerOf(desk, 'Dana', 'kitchen', 'meat')
    await answerOf(desk, 'Dana', 'kitchen', 'dairy')
    await answerOf(desk, 'Dana', 'there', 'open')
    expect(summary((await item(desk)).answers)).toEqual(['kitchen dairy 1', 'there open 1'])
    expect((await sightingsByListing(desk.store, [TNID])).get(TNID)?.openAt).toHaveLength(1)
    const refusal = await on(desk, 'dairy', 'refuse')
    expect((await decide(desk.Eva, refusal)).json().code).toBe('needRefusal')
    await decided(desk.Eva, { ...refusal, reason: 'It is a butcher’s grill.' })
    expect((await rowsOf(desk.store)).map(({ recipient }) => recipient)).toEqual(['dana@example.org'])
    // Confirmed at the other item of the desk, the answer that says so is taken, too.
    await answerOf(desk, 'Uri', 'there', 'open')
    await decided(desk.Eva, { kind: 'sighting', id: TNID, act: 'confirm' })
    expect((await queue(desk)).total).toBe(0)
  })

  test('hours of a trusted account are published at once', async () => {
    const desk = await app(await migrated())
    await desk.store.updateTable('users').set({ trust: 'trusted' }).where('id', '=', desk.Dana.uid).execute()
    expect(await answerOf(desk, 'Dana', 'hours', 'Su-Th 10-22')).toBe('sent')
    expect((await bodyOf(desk)).hours).toBeDefined()
    expect((await queueOf(desk.Eva, 'kind=applied')).total).toBe(1)
    await answerOf(desk, 'Dana', 'kitchen', 'dairy')
    await answerOf(desk, 'Dana', 'there', 'open')
    expect((await bodyOf(desk)).foodType).toBeUndefined()
    expect(summary((await item(desk)).answers)).toEqual(['kitchen dairy 1', 'there open 1'])
  })

  test('an answer that somebody has decided meanwhile is not decided again', async () => {
    const desk = await app(await migrated())
    await answer(desk, 'kitchen', 'dairy')
    await answer(desk, 'kitchen', 'meat')
    const [dairy, meat] = [await on(desk, 'dairy', 'refuse'), await on(desk, 'meat', 'refuse')]
    const both = { ...dairy, act: 'approve' as const, answers: [...dairy.answers, ...meat.answers] }
    expect((await decide(desk.Eva, both)).json().code).toBe('mergeUnclear')
    await decided(desk.Eva, dairy)
    expect((await decide(desk.Omer, dairy)).json().code).toBe('alreadyDecided')
    expect((await decide(desk.Omer, { ...meat, answers: [] })).statusCode).toBe(409)
    expect(summary((await item(desk)).answers)).toEqual(['kitchen meat 1'])
  })
})

test('a photo goes along, and is published with the answer or left out', async () => {
  const desk = await app(await memoryStore())
  const files = await photo()
  const gReCaptchaResponse = await solution(desk)
  const visitor = await visit(desk)
  const fields = { question: 'kitchen', answer: 'dairy', gReCaptchaResponse, files }
  expect((await send(visitor, fields)).json().code).toBe('checkImageOwnership')
  // What was wrong cost no captcha.
  expect((await send(visitor, { ...fields, imageOwnership: true })).statusCode).toBe(200)
  expect(waitingFiles(desk)).toHaveLength(1)
  const [dairy] = (await item(desk)).answers
  const picture = await desk.Eva.call(dairy!.pictures[0]!.url.replace('/rest/tjt/', ''), { method: 'GET' })
  expect(picture.headers['content-type']).toBe('image/webp')
  const approval = await on(desk, 'dairy', 'approve')
  const before = (await bodyOf(desk)).pictures ?? []
  const without = await decided(desk.Eva, { ...approval, pictures: [] })
  expect((await bodyOf(desk)).pictures ?? []).toEqual(before)
  await undone(desk.Eva, without.audit)
  await decided(desk.Eva, await on(desk, 'dairy', 'approve'))
  expect((await bodyOf(desk)).pictures).toHaveLength(before.length + 1)
})

/** A desk whose listing 100 is a synagogue whose prayers are not known. */
async function synagogue(): Promise<Desk> {
  const desk = await app(await memoryStore())
  const { prayers: _, prayerTimes: __, ...body } = await bodyOf(desk)
  await put(desk, { ...body, dtype: 231 })
  return desk
}

test('a synagogue’s board is sent as a photo, which an editor reads and nobody publishes', async () => {
  const desk = await synagogue()
  expect(await answerOf(desk, 'Dana', 'prayers', '')).toBe('needAnswer')
  expect(await answerOf(desk, 'Dana', 'prayers', '', { files: await photo() })).toBe('sent')
  const [board] = (await item(desk)).answers
  expect(board).toMatchObject({ question: 'prayers', answer: '', isText: true, pictures: [{}] })
  const approval = await on(desk, '', 'approve')
  expect((await decide(desk.Eva, approval)).json().code).toBe('needAnswer')
  const values = { prayerTimes: 'kabbalatShabbat Fr 16:10; shacharit Sa 09:00' }
  const before = (await bodyOf(desk)).pictures
  await decided(desk.Eva, { ...approval, fields: [], values })
  const { prayerTimes, pictures } = await bodyOf(desk)
  expect(prayerTimes?.rows.map(({ service, days }) => [service, days])).toEqual([
    ['kabbalatShabbat', ['Fr']],
    ['shacharit', ['Sa']],
  ])
  expect(pictures).toEqual(before)
  expect(await answerOf(desk, 'Uri', 'prayers', 'Fr 16:00')).toBe('alreadyKnown')
})

test('prayer times are those of the week in which they were sent, at the desk and in the listing', async () => {
  const desk = await synagogue()
  const WEEK_MS = 7 * 86_400_000
  const shabbat = () => shabbatOf(new Date(desk.clock.now).toISOString().slice(0, 10))
  const first = shabbat()
  expect(await answerOf(desk, 'Dana', 'prayers', 'shacharit Sa 9:00')).toBe('sent')
  desk.clock.now += WEEK_MS
  const second = shabbat()
  expect(await answerOf(desk, 'Uri', 'prayers', 'shacharit Sa 9:00')).toBe('sent')
  // Sessions of editors end when left idle.
  desk.clock.now -= WEEK_MS
  const { answers } = await item(desk)
  expect(answers.map(({ shabbat: of, count }) => [of, count])).toEqual([
    [first, 1],
    [second, 1],
  ])
  await decided(desk.Eva, await on(desk, 'shacharit Sa 09:00', 'approve'))
  expect((await bodyOf(desk)).prayerTimes?.shabbat).toBe(first)
  desk.clock.now += WEEK_MS
  // That week has passed: whoever knows this one's may say so.
  expect(await answerOf(desk, 'Dana', 'prayers', 'shacharit Sa 8:45')).toBe('sent')
})

test('a line about prayers is read where it is plain, and else stays its sender’s words', async () => {
  const desk = await synagogue()
  expect(await answerOf(desk, 'Dana', 'prayers', 'shacharit Sa 9:00')).toBe('sent')
  expect(await answerOf(desk, 'Uri', 'prayers', 'Friday 16:10, Shabbat at nine')).toBe('sent')
  expect(summary((await item(desk)).answers)).toEqual([
    'prayers shacharit Sa 09:00 1',
    'prayers Friday 16:10, Shabbat at nine 1',
  ])
  expect(await answerOf(desk, 'Dana', 'prayers', 'שחרית שבת 8:30', { lang: 'he' })).toBe('sent')
  const hebrew = (await item(desk)).answers.find(({ isText }) => !isText)
  expect(hebrew).toMatchObject({ answer: 'shacharit Sa 08:30', isText: false, words: ['שחרית שבת 8:30'] })
  await decided(desk.Eva, await on(desk, 'Friday 16:10, Shabbat at nine', 'approve'))
  expect((await bodyOf(desk)).prayers).toEqual({ en: 'Friday 16:10, Shabbat at nine' })
})

test('without an account it takes a captcha, and each is good once', async () => {
  const desk = await app(await memoryStore())
  const visitor = await visit(desk)
  const kitchen = { question: 'kitchen', answer: 'dairy' }
  expect((await send(visitor, kitchen)).json().code).toBe('captchaFailed')
  const gReCaptchaResponse = await solution(desk)
  expect((await send(visitor, { ...kitchen, gReCaptchaResponse })).statusCode).toBe(200)
  const twice = await send(visitor, { ...kitchen, gReCaptchaResponse })
  expect([twice.statusCode, twice.json().code]).toEqual([400, 'captchaFailed'])
  expect(summary((await item(desk)).answers)).toEqual(['kitchen dairy 1'])
})

test('refuses what cannot be meant, is known, or is about a place that is gone', async () => {
  const desk = await app(await memoryStore())
  const code = (question: string, text: string, fields = {}) => answerOf(desk, 'Dana', question, text, fields)
  expect(await code('kitchen', 'glatt')).toBe('invalidRequest')
  expect(await code('there', 'maybe')).toBe('invalidRequest')
  expect(await code('supervision', 'yes')).toBe('invalidRequest')
  expect(await code('hours', '  ')).toBe('needAnswer')
  expect(await code('hours', 'x'.repeat(301))).toBe('invalidRequest')
  expect(await code('kitchen', 'meat', { uid: desk.Uri.uid })).toBe('notYours')
  expect(await code('kitchen', 'meat', { tnid: 2_000_000_000 })).toBe('noLongerListed')
  const blank = await bodyOf(desk)
  await put(desk, { ...blank, foodType: ['dairy'] })
  expect(await code('kitchen', 'meat')).toBe('alreadyKnown')
  await put(desk, { ...blank, dtype: 233 })
  expect(await code('there', 'open')).toBe('invalidRequest')
  await put(desk, { ...blank, sample: true })
  expect(await code('there', 'open')).toBe('noLongerListed')
  await put(desk, blank, 1)
  expect(await code('kitchen', 'meat')).toBe('noLongerListed')
  expect(await desk.store.selectFrom('edits').select('id').execute()).toEqual([])
  await put(desk, blank)
  expect((await decide(desk.Dana, { kind: 'hint', id: TNID, act: 'approve', answers: [1] })).statusCode).toBe(404)
})

test('one address sends a handful an hour', async () => {
  const desk = await app(await memoryStore())
  const visitor = await visit(desk)
  const codes = []
  for (let times = 0; times < 21; times++)
    codes.push((await send(visitor, { question: 'kitchen', answer: 'dairy' })).statusCode)
  expect([codes.at(-2), codes.at(-1)]).toEqual([400, 429])
})
