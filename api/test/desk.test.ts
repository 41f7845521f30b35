import { expect, test } from 'vitest'
import type { AuditLog, DeskItemOf, Publishing } from '#core/contract/desk.ts'
import {
  decide,
  decided,
  deskApp,
  get,
  pageOf,
  queueOf,
  read,
  sentEdit,
  sentReview,
  storedListing,
  undone,
} from './desk.ts'
import { outbox } from './people.ts'
import { onBothStores } from './store/stores.ts'

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('the queue has what waits, oldest first, with counts', async () => {
    const desk = await app()
    const { Eva, Dana } = desk
    const edit = await sentEdit(desk, {
      uid: Dana.uid,
      changes: { phone1: '+33 1 11 11 11 11', cuisine: [] },
    })
    desk.clock.now += 1000
    await Dana.post('directoryitemclaim', {
      uid: Dana.uid, dtype: 231, tnid: 100, lang: 'en', userClaimedOwnership: true,
    }) // prettier-ignore
    desk.clock.now += 1000
    await Dana.post('directoryitemreport', {
      uid: Dana.uid, tnid: 1, dtype: 228, repType: 'closed', repTitle: 'Shut', repContent: 'Since May',
    }) // prettier-ignore
    const review = await sentReview(desk, { uid: Dana.uid, hidden: 1 })
    const { counts, total, items } = await queueOf(Eva, 'language=he')
    expect(counts).toMatchObject({
      edit: 1,
      claim: 1,
      report: 1,
      review: 1,
      question: 0,
      answer: 0,
    })
    expect(total).toBe(4)
    expect(items.map(({ kind }) => kind)).toEqual(['edit', 'claim', 'report', 'review'])
    expect(items[0]).toMatchObject({
      id: edit,
      from: { uid: Dana.uid, name: 'Dana' },
      fields: ['phone1', 'cuisine'],
      summary: '+33 1 11 11 11 11',
      listing: { tnid: 100, title: { en: 'Great Synagogue' } },
    })
    expect(decodeURI(items[0]!.listing!.url)).toContain('/he/')
    expect(items[3]).toMatchObject({ id: review, hidden: true, flags: 0 })
    const reports = await queueOf(Eva, 'kind=report')
    expect(reports.items.map(({ summary }) => summary)).toEqual(['Shut'])
    const second = await queueOf(Eva, 'from=1&count=2')
    expect(second.total).toBe(4)
    expect(second.items.map(({ kind }) => kind)).toEqual(['claim', 'report'])
    expect((await queueOf(Eva, 'tnid=1')).items).toHaveLength(1)
  })

  test('an edit is shown field by field, and whether the listing has moved', async () => {
    const desk = await app()
    const { Eva, Dana } = desk
    const id = await sentEdit(desk, {
      uid: Dana.uid,
      changes: { phone1: '+1 222', title: 'Neuer Name', town: '281184', county: 'X' },
      before: { phone1: '+1 000', title: 'Great Synagogue', town: '2988507', county: '' },
      claims: true,
    })
    const item = await read<DeskItemOf<'edit'>>(Eva, `item/edit/${id}/fr`)
    expect(item).toMatchObject({
      state: 'waiting',
      claimsOwnership: true,
      updateType: 'regular',
      from: { name: 'Dana', approved: 0, refused: 0, waiting: 1, owner: false },
      listing: { tnid: 100 },
      others: [],
    })
    const byName = new Map(item.fields.map((field) => [field.field, field]))
    expect(byName.get('phone1')).toMatchObject({
      was: '+1 000',
      now: '+33 1 23 45 67 89',
      after: '+1 222',
      moved: true,
      applies: true,
    })
    expect(byName.get('title')).toMatchObject({ moved: false })
    expect(byName.get('town')!.names).toMatchObject({ 281184: 'Jérusalem' })
    expect(byName.get('county')).toMatchObject({ applies: false })
  })

  test('approving changes the listing, once, and tells the sender in their language', async () => {
    const desk = await app()
    const { Eva, Omer, Dana } = desk
    const id = await sentEdit(desk, {
      uid: Dana.uid,
      changes: { phone1: '+1 222 333', fax: '+1 999 888', opening_hours: 'Always' },
    })
    const done = await decided(Eva, {
      kind: 'edit',
      id,
      act: 'approve',
      fields: ['phone1', 'opening_hours'],
      values: { opening_hours: 'Daily 8-18' },
      reason: 'Merci !',
    })
    const { body, origin, seq } = await storedListing(desk, 100)
    expect(body).toMatchObject({
      phones: ['+1 222 333'],
      openingHours: { en: 'Daily 8-18' },
    })
    expect(body).not.toHaveProperty('fax')
    expect([origin, seq]).toEqual([`editor:${Eva.uid}`, done.seq])
    expect(done.message.text).toContain('Approved')
    const [mail] = await outbox(desk)
    expect(mail).toMatchObject({ recipient: 'dana@example.org' })
    expect(mail!.subject).toBe('Votre mise à jour est publiée\u00a0: Grande synagogue')
    expect(mail!.text).toContain('> Merci !')
    expect(mail!.text).toContain('/fr/Synagogues-DI100-')
    // The second editor learns who was faster.
    const late = await decide(Omer, {
      kind: 'edit',
      id,
      act: 'refuse',
      reason: 'No',
    })
    expect([late.statusCode, late.json().code]).toEqual([409, 'alreadyDecided'])
    expect(late.json().error).toMatch(/^Eva decided this on .*2026/)
    expect(await outbox(desk)).toHaveLength(1)
    const { rows } = await read<AuditLog>(Eva, 'audit')
    expect(rows).toMatchObject([
      { kind: 'edit', item: String(id), act: 'approve', by: { name: 'Eva' }, reason: 'Merci !' },
    ])
    expect((await queueOf(Eva)).items).toEqual([])
  })

  test('of two editors at once, one decides', async () => {
    const desk = await app()
    const { Eva, Omer, Dana } = desk
    for (let round = 0; round < 4; round++) {
      const id = await sentEdit(desk, {
        uid: Dana.uid,
        changes: { postcode: `${round}`, email: `a${round}@example.org` },
      })
      const answers = await Promise.all([
        decide(Eva, { kind: 'edit', id, act: 'approve', fields: ['postcode'] }),
        decide(Omer, { kind: 'edit', id, act: 'approve', fields: ['email'] }),
        decide(Eva, { kind: 'edit', id, act: 'refuse', reason: 'No' }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
      const acts = await read<AuditLog>(Eva, `audit?kind=edit`)
      expect(acts.total).toBe(round + 1)
    }
    expect(await outbox(desk)).toHaveLength(4)
  })

  test('refusing needs a reason, which is mailed', async () => {
    const desk = await app()
    const { Eva, Dana } = desk
    const id = await sentEdit(desk, {
      uid: Dana.uid,
      changes: { fax: '+1 999' },
    })
    const bare = await decide(Eva, {
      kind: 'edit',
      id,
      act: 'refuse',
      reason: ' \n',
    })
    expect(bare.json().code).toBe('needRefusal')
    await decided(Eva, {
      kind: 'edit',
      id,
      act: 'refuse',
      reason: 'Pas\nvérifiable',
    })
    const [mail] = await outbox(desk)
    expect(mail!.text).toContain('> Pas\n> vérifiable')
    expect((await storedListing(desk, 100)).origin).toBe('seed')
    const item = await read<DeskItemOf<'edit'>>(Eva, `item/edit/${id}/en`)
    expect(item).toMatchObject({ state: 'decided', decided: { act: 'refuse' } })
    expect(item.from).toMatchObject({ refused: 1, waiting: 0 })
  })

  test('what cannot be approved says why, and changes nothing', async () => {
    const desk = await app()
    const { Eva, Dana } = desk
    const sent = (changes: object) => sentEdit(desk, { uid: Dana.uid, changes })
    const expectRefused = async (changes: object, decision: object, code: string, text = '') => {
      const id = await sent(changes)
      const answer = await decide(Eva, { kind: 'edit', id, act: 'approve', ...decision })
      expect([answer.json().code, answer.statusCode >= 400]).toEqual([code, true])
      expect(answer.json().error).toContain(text)
      const { state } = await desk.store
        .selectFrom('edits')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(state).toBe('waiting')
    }
    await expectRefused({ county: 'Somewhere' }, {}, 'nothingChosen')
    await expectRefused({ fax: '+1 222' }, { fields: [] }, 'nothingChosen')
    await expectRefused({ fax: '+1 222' }, { fields: ['email'] }, 'invalidField', 'email')
    await expectRefused({ town: 'Jerusalem' }, {}, 'pickTown')
    await expectRefused({ town: '281184' }, {}, 'needPosition')
    await expectRefused({ fax: '+1 222' }, { values: { email: 'nobody' } }, 'invalidField', 'email')
    await expectRefused({ fax: '+1 222' }, { values: { cuisine: ['martian'] } }, 'invalidField', 'cuisine')
    await expectRefused({ fax: '+1 222' }, { values: { title: '' } }, 'invalidField', 'title')
    await expectRefused({ fax: '+1 222' }, { seq: 5 }, 'contentMoved')
    await expectRefused({ fax: '+1 222' }, { merge: [999] }, 'notFound')
    await expectRefused({ fax: '+1 222' }, { act: 'hide', reason: 'x' }, 'invalidRequest')
    expect((await storedListing(desk, 100)).origin).toBe('seed')
    expect((await read<AuditLog>(Eva, 'audit')).total).toBe(0)
    expect(await outbox(desk)).toEqual([])
  })

  test('a town that changes takes its position along', async () => {
    const desk = await app()
    const { Eva, Dana } = desk
    const id = await sentEdit(desk, { uid: Dana.uid, changes: { town: 'Jerusalem, I think' } })
    await decided(Eva, {
      kind: 'edit', id, act: 'approve', values: { town: '281184' }, position: [35.21, 31.78],
    })
    expect((await storedListing(desk, 100)).body).toMatchObject({
      place: 281184,
      position: [35.21, 31.78],
    })
  }) // prettier-ignore

  test('several edits of a listing are approved as one', async () => {
    const desk = await app()
    const { Eva, Dana, Uri } = desk
    const editId = await sentEdit(desk, { uid: Dana.uid, changes: { fax: '+1 111', email: 'a@example.org' } })
    const two = await sentEdit(desk, { uid: Uri.uid, changes: { fax: '+1 222', title: 'בית' }, language: 'he' })
    const item = await read<DeskItemOf<'edit'>>(Eva, `item/edit/${editId}/en`)
    expect(item.others).toEqual([{ kind: 'edit', id: two }])
    const merge = { kind: 'edit' as const, id: editId, act: 'approve' as const, merge: [two] }
    expect((await decide(Eva, merge)).json().code).toBe('mergeUnclear')
    const done = await decided(Eva, { ...merge, values: { fax: '+1 333' } })
    expect((await storedListing(desk, 100)).body).toMatchObject({
      fax: '+1 333',
      email: 'a@example.org',
      title: { en: 'Great Synagogue', he: 'בית' },
    })
    expect((await outbox(desk)).map(({ recipient }) => recipient).sort()).toEqual([
      'dana@example.org',
      'uri@example.org',
    ])
    const late = await decide(Eva, { kind: 'edit', id: two, act: 'refuse', reason: 'x' })
    expect(late.json().error).toContain('Eva decided')
    // Both come back together, and no mail that has not gone yet is sent.
    await undone(Eva, done.audit)
    expect((await storedListing(desk, 100)).body).not.toHaveProperty('fax')
    expect((await queueOf(Eva)).counts['edit']).toBe(2)
    expect(await outbox(desk)).toEqual([])
  })

  test('a claim that is approved makes the owner', async () => {
    const desk = await app()
    const { Eva, Dana } = desk
    await Dana.post('directoryitemclaim', {
      uid: Dana.uid, dtype: 231, tnid: 100, lang: 'en', userClaimedOwnership: true,
    })
    const [claim] = (await queueOf(Eva, 'kind=claim')).items
    const done = await decided(Eva, { kind: 'claim', id: claim!.id, act: 'approve' })
    const item = await read<DeskItemOf<'claim'>>(Eva, `item/claim/${claim!.id}/en`)
    expect(item.listing!.owner).toEqual({ uid: Dana.uid, name: 'Dana' })
    expect(item.from!.owner).toBe(true)
    expect((await outbox(desk))[0]!.subject).toContain('est à vous')
    // A new claim waits: the old one cannot come back beside it.
    await undone(Eva, done.audit)
    expect((await queueOf(Eva, 'kind=claim')).total).toBe(1)
    const again = await decided(Eva, { kind: 'claim', id: claim!.id, act: 'refuse', reason: 'No' })
    await Dana.post('directoryitemclaim', {
      uid: Dana.uid, dtype: 231, tnid: 100, lang: 'en', userClaimedOwnership: true,
    })
    const blocked = await Eva.post('desk/undo', { audit: again.audit })
    expect(blocked.json().code).toBe('cannotUndo')
  }) // prettier-ignore

  test('an edit that claims ownership can make the owner too', async () => {
    const desk = await app()
    const { Eva, Dana, Uri } = desk
    const id = await sentEdit(desk, { uid: Dana.uid, changes: { fax: '+1 222' }, claims: true })
    const done = await decided(Eva, { kind: 'edit', id, act: 'approve', owner: true })
    const other = await sentEdit(desk, { uid: Uri.uid, changes: { fax: '+1 444' } })
    const item = await read<DeskItemOf<'edit'>>(Eva, `item/edit/${other}/en`)
    expect(item.listing!.owner!.name).toBe('Dana')
    await undone(Eva, done.audit)
    const after = await read<DeskItemOf<'edit'>>(Eva, `item/edit/${other}/en`)
    expect(after.listing).not.toHaveProperty('owner')
  })

  test('words are hidden and shown, and the reports about them settled', async () => {
    const desk = await app()
    const { Eva, Omer, Dana, Uri } = desk
    const id = await sentReview(desk, { uid: Dana.uid })
    expect((await queueOf(Eva)).total).toBe(0)
    desk.clock.now += 1000
    await Uri.post('directoryitemreport', {
      uid: Uri.uid, tnid: 100, dtype: 231, repType: 'words', repTitle: '', repContent: 'Rude',
      about: { kind: 'review', id },
    })
    const [line] = (await queueOf(Eva, 'kind=review')).items
    expect(line).toMatchObject({ id, flags: 1, hidden: false })
    const item = await read<DeskItemOf<'review'>>(Eva, `item/review/${id}/en`)
    expect(item.reports).toMatchObject([{ from: { name: 'Uri' }, repContent: 'Rude' }])
    const hidden = await decided(Eva, { kind: 'review', id, act: 'hide', reason: 'Rude' })
    expect(hidden.seq).toBeGreaterThan(0)
    expect((await queueOf(Eva)).total).toBe(0)
    const late = await decide(Omer, { kind: 'review', id, act: 'show' })
    expect(late.json().code).toBe('alreadyDecided')
    const outcome = await decided(Omer, { kind: 'review', id, act: 'show', seen: hidden.audit })
    const early = await Eva.post('desk/undo', { audit: hidden.audit })
    expect(early.json().code).toBe('cannotUndo')
    await undone(Eva, outcome.audit)
    await undone(Eva, hidden.audit)
    const twice = await Omer.post('desk/undo', { audit: hidden.audit })
    expect(twice.json()).toMatchObject({ code: 'alreadyUndone' })
    expect(twice.json().error).toMatch(/^Eva already undid this/)
    expect((await queueOf(Eva, 'kind=report')).total).toBe(1)
    expect((await queueOf(Eva, 'kind=review')).total).toBe(1)
  }) // prettier-ignore

  test('words that several did not find good wait until an editor has looked', async () => {
    const desk = await app()
    const { Eva, Dana } = desk
    const id = await sentReview(desk, { uid: Dana.uid })
    const down = (uid: number) =>
      desk.store
        .insertInto('feedbacks')
        .values({ kind: 'reviews', item: id, uid, trend: 'down', at: desk.clock.now })
        .execute()
    for (const uid of [desk.Eva.uid, desk.Omer.uid]) await down(uid)
    expect((await queueOf(Eva)).total).toBe(0)
    await down(desk.Uri.uid)
    expect((await queueOf(Eva)).items).toMatchObject([{ kind: 'review', flags: 3 }])
    const done = await decided(Eva, { kind: 'review', id, act: 'show' })
    expect(done).not.toHaveProperty('seq')
    expect((await queueOf(Eva)).total).toBe(0)
    expect(await outbox(desk)).toEqual([])
  })

  test('acts are taken back in turn, and what has changed since stays', async () => {
    const desk = await app()
    const { Eva, Omer, Dana } = desk
    const first = await storedListing(desk, 100)
    const ids = [
      await sentEdit(desk, { uid: Dana.uid, changes: { fax: '+1 111' } }),
      await sentEdit(desk, { uid: Dana.uid, changes: { fax: '+1 222' } }),
    ]
    const acts: number[] = []
    for (const id of ids) acts.push((await decided(Eva, { kind: 'edit', id, act: 'approve' })).audit)
    const early = await Omer.post('desk/undo', { audit: acts[0] })
    expect([early.statusCode, early.json().code]).toEqual([409, 'cannotUndo'])
    const [own, others] = await Promise.all([
      Omer.post('desk/undo', { audit: acts[1], reason: 'Wrong number' }),
      Eva.post('desk/undo', { audit: acts[1] }),
    ])
    expect([own.statusCode, others.statusCode].sort()).toEqual([200, 409])
    expect((await storedListing(desk, 100)).body['fax']).toBe('+1 111')
    await undone(Omer, acts[0]!)
    const last = await storedListing(desk, 100)
    expect(last.body).toEqual(first.body)
    expect(last.origin).toBe('seed')
    expect((await queueOf(Eva)).total).toBe(2)
    const log = await read<AuditLog>(Eva, 'audit?tnid=100')
    expect(log.rows.map(({ act }) => act)).toEqual(['undo', 'undo', 'approve', 'approve'])
    expect(log.rows[3]).toMatchObject({
      by: { name: 'Eva' },
      undoable: false,
      undone: { by: { name: 'Omer' }, audit: log.rows[0]!.id },
      before: { content: { origin: 'seed' } },
      after: { content: { body: { fax: '+1 111' } } },
    })
    const byOmer = await read<AuditLog>(Eva, `audit?person=${Omer.uid}`)
    expect(byOmer.total).toBe(log.rows.filter(({ by }) => by.name === 'Omer').length)
    const [latest, earliest] = [log.rows[0]!.at, log.rows[3]!.at]
    const totalOf = async (query: string) => (await read<AuditLog>(Eva, `audit?tnid=100&${query}`)).total
    expect(await totalOf('person=oME')).toBe(byOmer.total)
    expect(await totalOf('person=%25')).toBe(0)
    expect(await totalOf(`since=${earliest}&until=${latest + 1}`)).toBe(4)
    expect([await totalOf(`since=${latest + 1}`), await totalOf(`until=${earliest}`)]).toEqual([0, 0])
    const unknown = await Eva.post('desk/undo', { audit: 999 })
    expect(unknown.statusCode).toBe(404)
  })

  test('an editor who leaves stays in the log without a name', async () => {
    const desk = await app()
    const { Eva, Omer, Dana } = desk
    const id = await sentEdit(desk, { uid: Dana.uid, changes: { fax: '+1 111' } })
    await decided(Omer, { kind: 'edit', id, act: 'approve' })
    const exported = await Omer.call('accountexport', { method: 'GET' })
    expect(exported.json().acts).toMatchObject([{ act: 'approve', kind: 'edit', item: String(id) }])
    const gone = await Omer.call('account', { method: 'DELETE', body: { words: false } })
    expect(gone.statusCode, gone.body).toBe(200)
    const log = await read<AuditLog>(Eva, 'audit')
    expect(log.rows).toMatchObject([{ by: { uid: 0, name: '' }, act: 'approve' }])
    const late = await decide(Eva, { kind: 'edit', id, act: 'refuse', reason: 'x' })
    expect(late.json().error).toMatch(/^A former editor/)
  })

  test('a role that is taken away ends at once', async () => {
    const desk = await app()
    const { Eva } = desk
    expect((await get(Eva, 'queue')).statusCode).toBe(200)
    expect(Eva.state().role).toBe('editor')
    await desk.store.updateTable('users').set({ role: '' }).where('id', '=', Eva.uid).execute()
    expect((await get(Eva, 'queue')).statusCode).toBe(404)
    const again = await pageOf(desk, Eva.uid)
    expect(again.state()).not.toHaveProperty('role')
    expect(Object.keys(again.state().tokens).filter((name) => name.includes('desk'))).toEqual([])
  })

  test('the publishing state comes from the index of the release', async () => {
    const desk = await app()
    const { Eva } = desk
    const { live } = await read<Publishing>(Eva, 'publishing/0')
    expect(await read(Eva, `publishing/${live}`)).toEqual({ state: 'live', live })
    expect(await read(Eva, `publishing/${live + 1}`)).toEqual({ state: 'queued', live })
  })
})
