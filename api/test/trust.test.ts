import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import type { AuditLog, DeskPeople } from '#core/contract/desk.ts'
import type { OwnTrust } from '#core/contract/trust.ts'
import type { TrustLevel } from '#core/terms/trust.ts'
import { decided, deskApp, read, sentEdit, sentReview, type Desk, type Name } from './desk.ts'
import { onBothStores } from './store/stores.ts'

const DAY = 86_400_000

/** So many edits that an editor has decided. */
async function decidedEdits(desk: Desk, name: Name, state: 'approved' | 'refused', count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const id = await sentEdit(desk, { uid: desk[name].uid })
    await desk.store.updateTable('edits').set({ state }).where('id', '=', id).execute()
  }
}

/** As if everybody had registered so long ago. */
const aged = (desk: Desk, days: number) =>
  desk.store
    .updateTable('users')
    .set({ at: desk.clock.now - days * DAY })
    .execute()

const own = async (page: Desk['Dana']): Promise<OwnTrust> =>
  (await page.call('accounttrust', { method: 'GET' })).json() as OwnTrust

const levelOf = async (page: Desk['Dana']): Promise<TrustLevel> => (await own(page)).level

const asAdmin = async (desk: Desk): Promise<void> => {
  await desk.store.updateTable('users').set({ role: 'admin' }).where('id', '=', desk.Omer.uid).execute()
  await desk.Omer.load()
}

const ask = (page: Desk['Dana'], question: string) =>
  page.post('addquestion', { uid: page.uid, tnid: 100, questionCategory: 1, question })

onBothStores((open) => {
  const app = async (): Promise<Desk> => deskApp(await open.migrated())

  test('a level grows with what editors approve, and is lost when they refuse', async () => {
    const desk = await app()
    const { Dana } = desk
    expect(await own(Dana)).toEqual({
      level: 'new',
      approved: 0,
      refused: 0,
      days: 0,
      newPerDay: 20,
      memberPerDay: 100,
      atOncePerDay: 20,
      editsAtOnce: true,
      next: { level: 'member', approved: 3, days: 1 },
    })
    await aged(desk, 40)
    await decidedEdits(desk, 'Dana', 'approved', 2)
    await sentReview(desk, { uid: Dana.uid })
    expect(await own(Dana)).toMatchObject({ level: 'new', approved: 2 })
    // However long a review has stood, it counts once somebody has looked at it.
    await desk.store
      .updateTable('reviews')
      .set({ at: desk.clock.now - 39 * DAY })
      .execute()
    expect(await own(Dana)).toMatchObject({ level: 'new', approved: 2 })
    const { id } = await desk.store.selectFrom('reviews').select('id').executeTakeFirstOrThrow()
    await decided(desk.Eva, { kind: 'review', id, act: 'show' })
    expect(await own(Dana)).toMatchObject({ level: 'member', approved: 3, next: { level: 'trusted' } })
    await decidedEdits(desk, 'Dana', 'approved', 17)
    const trusted = await own(Dana)
    expect(trusted).toMatchObject({ level: 'trusted', approved: 20 })
    expect(trusted.next).toBeUndefined()
    // What waits says nothing.
    await sentEdit(desk, { uid: Dana.uid })
    expect(await levelOf(Dana)).toBe('trusted')
    await decidedEdits(desk, 'Dana', 'refused', 3)
    expect(await own(Dana)).toMatchObject({ level: 'member', approved: 20, refused: 3 })
    expect(await levelOf(desk.Uri)).toBe('new')
    expect(await levelOf(desk.Eva)).toBe('member')
  })

  test('twenty old questions that nobody has looked at make nobody trusted', async () => {
    const desk = await app()
    const { Dana } = desk
    for (let at = 0; at < 20; at++) expect((await ask(Dana, `Is it open, ${at}?`)).statusCode).toBe(200)
    await aged(desk, 400)
    await desk.store
      .updateTable('questions')
      .set({ at: desk.clock.now - 399 * DAY })
      .execute()
    expect(await own(Dana)).toMatchObject({ level: 'new', approved: 0 })
    await desk.store.updateTable('questions').set({ looked_at: desk.clock.now }).execute()
    expect(await own(Dana)).toMatchObject({ level: 'trusted', approved: 20 })
  })

  test('what two other trusted people find helpful counts, but nobody is trusted in a circle', async () => {
    const desk = await app()
    Object.assign(desk.config, { trust: readConfig({ MEMBER_APPROVED: '1', TRUSTED_APPROVED: '1' }).trust })
    await aged(desk, 40)
    const { Dana, Uri, Eva, Omer } = desk
    const id = await sentReview(desk, { uid: Dana.uid })
    const helpful = async (page: Desk['Dana'], trend = 'up') => {
      const path = `feedbackitem/${page.uid}/reviews/${id}`
      expect((await page.call(path, { method: 'PUT', body: { trend } })).statusCode).toBe(200)
    }
    await helpful(Uri)
    await helpful(Eva)
    // One of them has a role, the other is a stranger.
    expect(await own(Dana)).toMatchObject({ level: 'new', approved: 0 })
    await decidedEdits(desk, 'Uri', 'approved', 1)
    expect(await levelOf(Uri)).toBe('trusted')
    expect(await own(Dana)).toMatchObject({ level: 'trusted', approved: 1 })
    // Those of a blocked account do not, nor what is found unhelpful.
    await desk.store
      .updateTable('users')
      .set({ blocked_until: desk.clock.now + DAY })
      .where('id', '=', Uri.uid)
      .execute()
    expect(await own(Dana)).toMatchObject({ approved: 0 })
    await helpful(Omer)
    expect(await own(Dana)).toMatchObject({ approved: 1 })
    await helpful(Omer, 'down')
    expect(await own(Dana)).toMatchObject({ approved: 0 })
    // Trust that was earned by confirmation confirms nothing.
    await helpful(Omer)
    await desk.store.deleteFrom('edits').execute()
    await desk.store.updateTable('users').set({ blocked_until: 0 }).execute()
    const other = await sentReview(desk, { uid: Uri.uid })
    for (const page of [Dana, Eva]) {
      const path = `feedbackitem/${page.uid}/reviews/${other}`
      expect((await page.call(path, { method: 'PUT', body: { trend: 'up' } })).statusCode).toBe(200)
    }
    expect(await levelOf(Dana)).toBe('trusted')
    expect(await own(Uri)).toMatchObject({ level: 'new', approved: 0 })
  })

  test('members and trusted accounts have a day’s share too, also of what is sent at the same moment', async () => {
    const desk = await app()
    Object.assign(desk.config, { trust: readConfig({ MEMBER_PER_DAY: '4' }).trust })
    await desk.store.updateTable('users').set({ trust: 'trusted' }).where('id', '=', desk.Dana.uid).execute()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => ask(desk.Dana, `Question ${n}?`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    const refused = answers.find(({ statusCode }) => statusCode === 429)!.json()
    expect(refused).toMatchObject({ code: 'dayLimit', error: expect.stringContaining('4') })
    const claim = { uid: desk.Dana.uid, tnid: 100, dtype: 228, lang: 'en', userClaimedOwnership: true }
    expect((await desk.Dana.post('directoryitemclaim', claim)).json().code).toBe('dayLimit')
    desk.clock.now += DAY + 1
    expect((await ask(desk.Dana, 'Another?')).statusCode).toBe(200)
  })

  test('what an editor hid counts as refused, and a block takes everything before its end', async () => {
    const desk = await app()
    const { Dana, Eva } = desk
    await aged(desk, 40)
    await decidedEdits(desk, 'Dana', 'approved', 20)
    const id = await sentReview(desk, { uid: Dana.uid })
    await decided(Eva, { kind: 'review', id, act: 'hide', reason: 'Rude.' })
    expect(await own(Dana)).toMatchObject({ level: 'trusted', approved: 20, refused: 1 })
    const until = desk.clock.now - DAY
    await desk.store.updateTable('users').set({ blocked_until: until }).where('id', '=', Dana.uid).execute()
    await desk.store
      .updateTable('edits')
      .set({ at: until - 1 })
      .execute()
    await desk.store
      .updateTable('reviews')
      .set({ at: until - 1 })
      .execute()
    expect(await own(Dana)).toMatchObject({ level: 'new', approved: 0, refused: 0, days: 1 })
    // A block that was a mistake is taken back whole.
    await desk.store.updateTable('users').set({ blocked_until: 0 }).where('id', '=', Dana.uid).execute()
    expect(await levelOf(Dana)).toBe('trusted')
  })

  test('an admin gives a level with a reason, and leaves it to the contributions again', async () => {
    const desk = await app()
    await asAdmin(desk)
    const { Omer, Dana } = desk
    const set = (level: string, reason = 'Rabbi of the town') =>
      Omer.post('desk/trust', { uid: Dana.uid, level, reason })
    expect((await set('trusted', ' ')).json().code).toBe('needRefusal')
    expect((await set('best')).statusCode).toBe(400)
    expect((await set('trusted')).statusCode).toBe(200)
    expect(await levelOf(Dana)).toBe('trusted')
    const { people } = await read<DeskPeople>(Omer, 'people?text=dana')
    expect(people[0]!.trust).toEqual({ level: 'trusted', fixed: 'trusted', approved: 0, refused: 0, days: 0 })
    const { rows } = await read<AuditLog>(Omer, 'audit')
    expect(rows[0]).toMatchObject({ act: 'trust', kind: 'role', reason: 'Rabbi of the town', undoable: false })
    // Nobody is trusted who is blocked.
    await Omer.post('desk/block', { uid: Dana.uid, reason: 'No' })
    expect((await read<DeskPeople>(Omer, 'people?text=dana')).people[0]!.trust.level).toBe('new')
    await Omer.post('desk/unblock', { uid: Dana.uid })
    expect((await set('earned')).statusCode).toBe(200)
    expect((await read<DeskPeople>(Omer, 'people?text=dana')).people[0]!.trust).toMatchObject({ level: 'new' })
  })

  test('new accounts contribute so much in 24 hours, members more', async () => {
    const desk = await app()
    const { Dana, Uri, config } = desk
    Object.assign(config, { trust: readConfig({ NEW_PER_DAY: '2', MEMBER_DAYS: '0' }).trust })
    expect((await ask(Dana, 'Is there parking?')).statusCode).toBe(200)
    await sentEdit(desk, { uid: Dana.uid })
    const refused = await ask(Dana, 'Is it open on Friday?')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'newUserLimit'])
    expect(refused.json().error).toContain('2')
    const claim = { uid: Dana.uid, tnid: 100, dtype: 228, lang: 'en', userClaimedOwnership: true }
    expect((await Dana.post('directoryitemclaim', claim)).json().code).toBe('newUserLimit')
    desk.clock.now += DAY
    expect((await ask(Dana, 'Is it open on Friday?')).statusCode).toBe(200)
    await decidedEdits(desk, 'Uri', 'approved', 3)
    for (const question of ['One?', 'Two?', 'Three?']) expect((await ask(Uri, question)).statusCode).toBe(200)
  })

  test('with REVIEWS=new only what new accounts write waits for an editor', async () => {
    const desk = await app()
    Object.assign(desk.config, { trust: readConfig({ REVIEWS: 'new', MEMBER_DAYS: '0' }).trust })
    await decidedEdits(desk, 'Uri', 'approved', 3)
    const texts = []
    for (const name of ['Dana', 'Uri', 'Eva'] as const) {
      const answer = await ask(desk[name], `From ${name}?`)
      texts.push(answer.json().message.text)
    }
    expect(new Set(texts).size).toBe(2)
    expect(texts[1]).toBe(texts[2])
    const rows = await desk.store.selectFrom('questions').select(['question', 'hidden']).orderBy('id').execute()
    expect(rows.map(({ hidden }) => hidden)).toEqual([1, 0, 0])
  })
})
