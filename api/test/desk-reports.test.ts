import { expect, test } from 'vitest'
import type { AuditLog, DeskItemOf } from '#core/contract/desk.ts'
import { decided, deskApp, queueOf, read, sentEdit, sentReview, undone } from './desk.ts'
import { outbox } from './people.ts'
import { onBothStores } from './store/stores.ts'

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('a report quotes the words that it is about, which are hidden straight from it', async () => {
    const desk = await app()
    const { Eva, Omer, Dana, Uri } = desk
    const id = await sentReview(desk, { uid: Dana.uid })
    for (const reporter of [Uri, Omer]) {
      desk.clock.now += 1000
      const answer = await reporter.post('directoryitemreport', {
        uid: reporter.uid, tnid: 100, dtype: 231, repType: 'words', repTitle: '', repContent: 'Rude',
        about: { kind: 'review', id },
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const { items } = await queueOf(Eva, 'kind=report')
    const words = { text: 'Warm bread: And warm people.', author: 'Dana', hidden: false }
    expect(items.map(({ about }) => about)).toEqual([
      { kind: 'review', id, words },
      { kind: 'review', id, words },
    ])
    const [first, second] = items.map((item) => item.id)
    const report = (which = first) =>
      read<DeskItemOf<'report'>>(Eva, `item/report/${which}/he`)
    expect((await report()).about).toEqual({
      kind: 'review',
      id,
      words: {
        title: 'Warm bread',
        text: 'And warm people.',
        author: 'Dana',
        hidden: false,
        language: 'en',
        from: expect.objectContaining({ uid: Dana.uid, language: 'fr', email: 'dana@example.org' }),
      },
    })
    const hidden = await decided(Eva, { kind: 'review', id, act: 'hide', reason: 'Grossier' })
    expect((await queueOf(Eva)).total).toBe(0)
    // Who wrote it hears why; who reported it, that it was done.
    const mails = await outbox(desk)
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'dana@example.org',
      'omer@example.org',
      'uri@example.org',
    ])
    for (const { recipient, text } of mails)
      expect(text.includes('Grossier')).toBe(recipient === 'dana@example.org')
    expect(await report(second)).toMatchObject({
      state: 'decided',
      decided: { act: 'settle', audit: hidden.audit, by: { name: 'Eva' } },
      about: { words: { hidden: true, audit: hidden.audit } },
    })
    expect(await report()).toMatchObject({ about: { words: { hidden: true } } })
    // By any of its parts it is taken back whole, with the mails that have not gone.
    const parts = await read<AuditLog>(Eva, 'audit?kind=report')
    expect(parts.rows).toMatchObject([
      { act: 'settle', undoable: false },
      { act: 'settle', undoable: false },
    ])
    await undone(Omer, parts.rows[0]!.id)
    expect((await queueOf(Eva)).counts).toMatchObject({ report: 2, review: 1 })
    expect(await report()).toMatchObject({ state: 'waiting', about: { words: { hidden: false } } })
    expect(await outbox(desk)).toEqual([])
  }) // prettier-ignore

  test.each(['settle', 'refuse'] as const)('the reason to %s a report goes to its sender alone', async (act) => {
    const desk = await app()
    const { Eva, Dana, Uri } = desk
    const id = await sentReview(desk, { uid: Dana.uid })
    await Uri.post('directoryitemreport', {
      uid: Uri.uid, tnid: 100, dtype: 231, repType: 'words', repTitle: '', repContent: 'Rude',
      about: { kind: 'review', id },
    })
    const [report] = (await queueOf(Eva, 'kind=report')).items
    await decided(Eva, { kind: 'report', id: report!.id, act, reason: 'We have looked at it.' })
    const mails = await outbox(desk)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['uri@example.org'])
    expect(mails[0]!.text).toContain('We have looked at it.')
  }) // prettier-ignore

  test('a report about words that are hidden or gone says so, to the reader and to the editor', async () => {
    const desk = await app()
    const { Eva, Omer, Dana, Uri } = desk
    const [visible, hidden] = [
      await sentReview(desk, { uid: Dana.uid }),
      await sentReview(desk, { uid: Omer.uid, hidden: 1 }),
    ]
    const send = (about: object, tnid = 100) =>
      Uri.post('directoryitemreport', {
        uid: Uri.uid, tnid, dtype: 231, repType: 'words', repTitle: '', repContent: 'Rude', about,
      })
    for (const answer of [
      await send({ kind: 'review', id: hidden }),
      await send({ kind: 'review', id: 999 }),
      await send({ kind: 'question', id: visible }),
      await send({ kind: 'answer', id: visible }),
      await send({ kind: 'review', id: visible }, 1),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'wordsNotShown'])
      expect(answer.json().error).toContain('no longer on the page')
    }
    expect((await queueOf(Eva, 'kind=report')).total).toBe(0)
    expect((await send({ kind: 'review', id: visible })).statusCode).toBe(200)
    await desk.store.deleteFrom('reviews').where('id', '=', visible).execute()
    const [line] = (await queueOf(Eva, 'kind=report')).items
    expect(line!.about).toEqual({ kind: 'review', id: visible })
    const item = await read<DeskItemOf<'report'>>(Eva, `item/report/${line!.id}/en`)
    expect(item.about).toEqual({ kind: 'review', id: visible })
  }) // prettier-ignore

  test('a question and an answer are quoted by their own words, cut where they are long', async () => {
    const desk = await app()
    const { Eva, Dana, Uri } = desk
    const by = { uid: Dana.uid, author: '', language: 'he', sample: 0, hidden: 0, at: desk.clock.now } as const
    const { id: qid } = await desk.store
      .insertInto('questions')
      .values({ ...by, tnid: 100, category: 2, question: 'האם\nכשר?' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: aid } = await desk.store
      .insertInto('answers')
      .values({ ...by, qid, answer: 'word '.repeat(300) })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const about of [{ kind: 'question', id: qid }, { kind: 'answer', id: aid }]) {
      desk.clock.now += 1000
      await Uri.post('directoryitemreport', {
        uid: Uri.uid, tnid: 100, dtype: 231, repType: 'other', repTitle: '', repContent: 'Look', about,
      })
    }
    const [question, answer] = (await queueOf(Eva, 'kind=report')).items
    expect(question!.about).toMatchObject({ kind: 'question', words: { text: 'האם כשר?', author: '' } })
    expect(answer!.about!.words!.text).toMatch(/^word .* word…$/)
    expect(answer!.about!.words!.text.length).toBeLessThanOrEqual(120)
    const item = await read<DeskItemOf<'report'>>(Eva, `item/report/${answer!.id}/en`)
    expect(item.about!.words).toMatchObject({ language: 'he' })
    expect(item.about!.words).not.toHaveProperty('title')
  }) // prettier-ignore

  test('the log names listings as they are called now, and those that are gone by their number only', async () => {
    const desk = await app()
    const { Eva, Dana } = desk
    const id = await sentEdit(desk, { uid: Dana.uid, changes: { title: 'Old Synagogue' } })
    await decided(Eva, { kind: 'edit', id, act: 'approve' })
    const rows = async (query: string) => (await read<AuditLog>(Eva, `audit?${query}`)).rows
    const [named] = await rows('language=he')
    expect(named).toMatchObject({ tnid: 100, listing: { tnid: 100, title: { en: 'Old Synagogue' } } })
    expect(decodeURI(named!.listing!.url)).toContain('/he/')
    expect((await rows('language=en&tnid=100'))[0]!.listing!.url).toContain('-DI100-')
    await desk.store
      .updateTable('content')
      .set({ deleted: 1 })
      .where('kind', '=', 'listings')
      .where('id', '=', '100')
      .execute()
    const [gone] = await rows('')
    expect(gone!.tnid).toBe(100)
    expect(gone).not.toHaveProperty('listing')
  })
})
