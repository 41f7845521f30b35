import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { putCandidates } from '#data/store/candidates.repository.ts'
import type {
  AuditLog,
  DeskDocument,
  DeskText,
  DocumentList,
  FactList,
  ImportShape,
  Queue,
} from '#core/contract/desk.ts'
import type { Role } from '#core/terms/roles.ts'
import { insertWebhook } from '#api/webhooks/webhooks.repository.ts'
import { insertDraft } from '#api/newsletter/issues.repository.ts'
import { changeRun, insertRun, saveMapping } from '#data/store/import-runs.repository.ts'
import { putImportSource } from '#data/store/imported.repository.ts'
import { insertRedirects } from '#data/store/redirects.repository.ts'
import { ISRAEL, listing, PARIS, PROVENANCE } from '../../data/test/content.ts'
import { decide, deskApp, get, pageOf, read, sentEdit, sentReview, storeFacts, type Desk } from './desk.ts'
import { photo, wireOf, partsOf } from './edits.ts'
import { keyedVisitor, type Caller, type Visitor } from './people.ts'
import { insertFactor } from '../../scripts/lab/writers.ts'
import { onBothStores } from './store/stores.ts'

const FRANCE = 3017382
/** In Paris. */
const TNID = 100

const STAFF = ['admin', 'editor', 'inside', 'outside', 'moderator', 'translator'] as const
type Member = (typeof STAFF)[number]
const RIGHTS: Readonly<Record<Member, { role: Role; area?: number }>> = {
  admin: { role: 'admin' },
  editor: { role: 'editor' },
  inside: { role: 'editor', area: FRANCE },
  outside: { role: 'editor', area: ISRAEL },
  moderator: { role: 'moderator' },
  translator: { role: 'translator' },
}

type World = Desk & Readonly<Record<Member, Visitor>>

async function member(desk: Desk, name: Member): Promise<Visitor> {
  const { role, area } = RIGHTS[name]
  const email = `${name}@example.org`
  const { id: uid } = await desk.store
    .insertInto('users')
    .values({
      name,
      email,
      email_key: email,
      verified: 1,
      password: null,
      google: null,
      facebook: null,
      role,
      language: 'en',
      at: desk.clock.now,
    }) // prettier-ignore
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertFactor(desk.store, uid)
  if (area) await desk.store.insertInto('areas').values({ uid, place: area }).execute()
  return pageOf(desk, uid)
}

/** The desk with somebody of each role, and the routes that its server registered. */
async function world(store: Parameters<typeof deskApp>[0]) {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config }) => {
      const isDesk = url.startsWith('/rest/tjt/desk') || config?.access?.startsWith('desk')
      for (const verb of isDesk ? [method].flat() : []) if (verb !== 'HEAD') routes.add(`${verb} ${url}`)
    })
  }
  const began = channel('fastify.initialization')
  began.subscribe(listen)
  const desk = await deskApp(store)
  began.unsubscribe(listen)
  const people = {} as Record<Member, Visitor>
  for (const name of STAFF) people[name] = await member(desk, name)
  return { desk: { ...desk, ...people } as World, routes }
}

interface Row {
  route: string
  /** What of it, if that makes a difference. */
  what?: string
  /**
   * Admin, editor, editor in and out of the area, moderator, translator: `+` may, `-` may not, `a` only elsewhere, `t`
   * only translate.
   */
  may: string
  /** What those who may get; 200 unless given. */
  code?: string
  /** No API key may, whatever its role. */
  key?: false
  call: (desk: World, by: Caller) => ReturnType<Caller['call']>
}

const listingOf = async ({ admin }: World) => read<DeskDocument>(admin, `document/listings/${TNID}`)

const change = async (desk: World, by: Caller, changed: object) => {
  const { body, seq } = await listingOf(desk)
  return by.call(`desk/document/listings/${TNID}`, { method: 'PUT', body: { body: { ...body, ...changed }, seq } })
}

/** Some text that was not there before. */
const other = ({ clock }: World) => `Text ${(clock.now += 1000)}`

const phone = ({ clock }: World) => `+33 1 ${String((clock.now += 1000)).slice(-9)}`

async function createDocument({ admin }: World, place = PARIS): Promise<string> {
  const { tnid: _, ...body } = listing(1, { place })
  const answer = await admin.post('desk/document/listings', { body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}

async function claimed({ store, clock, Dana }: World): Promise<number> {
  const row = { uid: Dana.uid, tnid: TNID, language: 'en', state: 'waiting', at: clock.now } as const
  await store.deleteFrom('claims').execute()
  const { id } = await store.insertInto('claims').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function reviewed(desk: World): Promise<number> {
  await desk.store.deleteFrom('reviews').execute()
  return sentReview(desk, desk.Dana)
}

async function pictureOf(desk: World): Promise<number> {
  const edit = await sentEdit(desk, { uid: desk.Dana.uid })
  const { id } = await desk.store
    .insertInto('edit_files')
    .values({ edit, file: `none-${edit}`, title: '', width: 1, height: 1, bytes: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An import whose dry run is done. */
async function checkedRun({ store }: World): Promise<number> {
  await store.deleteFrom('import_runs').execute()
  const id = await store.transaction().execute((trx) => insertRun(trx, { name: 'a.csv', file: 'none', total: 1 }, 0))
  await changeRun(store, id, { step: 'check', state: 'done', request: '{"isWhole":false}' }, 0)
  return id
}

/** A file with a mapping that is saved for others like it. */
async function savedRun(desk: World): Promise<number> {
  const { store } = desk
  const id = await checkedRun(desk)
  const shape: ImportShape = { format: 'csv', count: 1, columns: [] }
  await changeRun(store, id, { shape: JSON.stringify(shape) }, 0)
  await store.deleteFrom('import_mappings').execute()
  await store.transaction().execute((trx) => saveMapping(trx, shape, { name: 'Board', mapping: {} as never }))
  return id
}

const DRAFT = { texts: { en: { subject: 'New', text: 'Hello' } }, since: '2026-11-01', places: [] }

/** A webhook. */
async function hooked({ store, clock }: World): Promise<number> {
  await store.deleteFrom('webhooks').execute()
  const webhook = { url: 'https://example.org/', events: ['review.waiting'] } as const
  return (await store.transaction().execute((trx) => insertWebhook(trx, webhook, clock.now))).id
}

/** The draft of a newsletter. */
const drafted = ({ store, clock }: World) => insertDraft(store, DRAFT, clock.now)

const edited = (desk: World) => sentEdit(desk, { uid: desk.Dana.uid, changes: { fax: phone(desk) } })
async function publishedAtOnce(desk: World): Promise<number> {
  const id = await edited(desk)
  await desk.store.updateTable('edits').set({ state: 'applied' }).where('id', '=', id).execute()
  return id
}

const decision = async (by: Caller, kind: 'edit' | 'claim' | 'review', id: number) =>
  decide(by, { kind, id, ...(kind === 'review' ? { act: 'hide' } : { act: 'refuse' }), reason: 'No' })

/** A change of many that always changes something. */
const bulkOf = async (desk: World) => {
  const { body } = await listingOf(desk)
  const value = body['dtype'] === 231 ? 228 : 231
  return { selection: { ids: [String(TNID)] }, change: { how: 'set', field: 'dtype', value } }
}

async function bulk(by: Caller, question: object) {
  const preview = await by.post('desk/bulkpreview', question)
  return by.post('desk/bulk', { ...question, seal: preview.json().seal ?? 'none' })
}

const TEXT = 'mail:mails.verify.subject'

const textVersion = async ({ admin }: World, language: string): Promise<number> =>
  (await read<DeskText>(admin, `text/${language}?textKey=${TEXT}`)).seq

async function changeText(desk: World, by: Caller, language: string) {
  const body = { textKey: TEXT, texts: { text: other(desk) }, seq: await textVersion(desk, language) }
  return by.call(`desk/text/${language}`, { method: 'PUT', body })
}

/** Whoever has a role, and what they may: none more, none less. */
const ROWS: readonly Row[] = [
  { route: 'GET queue', may: '+++++-', call: (_, by) => get(by, 'queue') },
  {
    route: 'GET item/:kind/:id/:language',
    what: 'edit',
    may: '+++a--',
    call: async (desk, by) => get(by, `item/edit/${await edited(desk)}/en`),
  },
  {
    route: 'GET item/:kind/:id/:language',
    what: 'review',
    may: '+++a+-',
    call: async (desk, by) => get(by, `item/review/${await reviewed(desk)}/en`),
  },
  {
    route: 'POST decision',
    what: 'edit',
    may: '+++a--',
    call: async (desk, by) => decision(by, 'edit', await edited(desk)),
  },
  {
    route: 'POST decision',
    what: 'review',
    may: '+++a+-',
    call: async (desk, by) => decision(by, 'review', await reviewed(desk)),
  },
  {
    route: 'POST decision',
    what: 'spam',
    may: '+---+-',
    key: false,
    call: async (desk, by) => decide(by, { kind: 'review', id: await reviewed(desk), act: 'spam' }),
  },
  {
    route: 'POST decision',
    what: 'claim',
    may: '+++a+-',
    call: async (desk, by) => decision(by, 'claim', await claimed(desk)),
  },
  {
    route: 'GET item/:kind/:id/:language',
    what: 'published at once',
    may: '+++a+-',
    call: async (desk, by) => get(by, `item/applied/${await publishedAtOnce(desk)}/en`),
  },
  {
    route: 'POST decision',
    what: 'published at once',
    may: '+++a+-',
    call: async (desk, by) => decide(by, { kind: 'applied', id: await publishedAtOnce(desk), act: 'approve' }),
  },
  {
    route: 'POST undo',
    what: 'of a moderation',
    may: '+++a+t',
    call: async (desk, by) => {
      const done = await decision(desk.admin, 'review', await reviewed(desk))
      return by.post('desk/undo', { audit: done.json().audit })
    },
  },
  {
    route: 'POST undo',
    what: 'of a change of facts',
    may: '+++a-t',
    call: async (desk, by) => {
      const done = await change(desk, desk.admin, { fax: phone(desk) })
      return by.post('desk/undo', { audit: done.json().audit })
    },
  },
  {
    route: 'POST undo',
    what: 'of a translation',
    may: '+++a-+',
    call: async (desk, by) => {
      const done = await change(desk, desk.admin, { title: { en: 'Great Synagogue', it: other(desk) } })
      return by.post('desk/undo', { audit: done.json().audit })
    },
  },
  {
    // It has no file.
    route: 'GET picture/:id',
    may: '+++a--',
    code: 'notFound',
    call: async (desk, by) => get(by, `picture/${await pictureOf(desk)}`),
  },
  {
    route: 'POST upload',
    may: '++++--',
    call: async (_, by) => {
      const { body, type } = await wireOf(partsOf({ files: [await photo()] }))
      return by.call('desk/upload', { body, headers: { 'content-type': type, 'content-length': String(body.length) } })
    },
  },
  {
    route: 'GET upload/:key',
    may: '++++-+',
    code: 'notFound',
    call: (_, by) => get(by, 'upload/u-01234567-89ab-4cde-8f01-23456789abcd'),
  },
  { route: 'GET holding', may: '+---+-', call: (_, by) => get(by, 'holding') },
  {
    route: 'POST holding',
    may: '+---+-',
    key: false,
    call: (_, by) => by.post('desk/holding', { first: 1, links: true, words: 'casino' }),
  },
  { route: 'GET settings', may: '+-----', key: false, call: (_, by) => get(by, 'settings') },
  {
    route: 'POST settings',
    may: '+-----',
    key: false,
    call: (_, by) => by.post('desk/settings', { settings: { contactEmail: 'office@example.org' } }),
  },
  {
    route: 'POST settings/testmail',
    may: '+-----',
    key: false,
    call: (_, by) => by.post('desk/settings/testmail', {}),
  },
  { route: 'GET mails', may: '+++++-', call: (_, by) => get(by, 'mails') },
  {
    route: 'PUT mails',
    key: false,
    may: '+++++-',
    call: (_, by) => by.call('desk/mails', { method: 'PUT', body: { way: 'daily', kinds: [] } }),
  },
  { route: 'GET publishing/:seq', may: '++++++', call: (_, by) => get(by, 'publishing/1') },
  { route: 'GET audit', may: '++++++', call: (_, by) => get(by, 'audit') },
  { route: 'GET facts', may: '++++--', call: (_, by) => get(by, 'facts') },
  {
    route: 'POST fact',
    may: '+++a--',
    call: async (desk, by) => {
      await storeFacts(desk, () => [{}])
      const { seq } = await listingOf(desk)
      return by.post('desk/fact', { tnid: TNID, at: 0, seq })
    },
  },
  {
    route: 'POST certificate',
    may: '+++a--',
    call: async ({ store }, by) => {
      const photo = `u-${randomUUID()}`
      await store.insertInto('uploads').values({ key: photo, tnid: 0, at: 0 }).execute()
      const typed = { tnid: TNID, photo, authority: 'example-board', validUntil: '2199-01-01' }
      return by.post('desk/certificate', typed)
    },
  },
  { route: 'GET statistics', may: '++aa--', call: (_, by) => get(by, 'statistics') },
  { route: 'GET statistics/table', may: '++aa--', call: (_, by) => get(by, 'statistics/table?week=2026-11-22') },
  { route: 'GET documents/:kind', may: '++++-+', call: (_, by) => get(by, 'documents/listings') },
  {
    route: 'GET document/:kind/:id',
    what: 'listing',
    may: '+++a-+',
    call: (_, by) => get(by, `document/listings/${TNID}`),
  },
  {
    route: 'GET document/:kind/:id',
    what: 'of no place',
    may: '++++-+',
    call: (_, by) => get(by, 'document/authorities/example-board'),
  },
  {
    route: 'POST document/:kind',
    may: '+++a--',
    call: (_, by) => {
      const { tnid: __, ...body } = listing(1, { place: PARIS })
      return by.post('desk/document/listings', { body })
    },
  },
  {
    route: 'PUT document/:kind/:id',
    what: 'a fact',
    may: '+++a-t',
    call: (desk, by) => change(desk, by, { fax: phone(desk) }),
  },
  {
    route: 'PUT document/:kind/:id',
    what: 'English',
    may: '+++a-t',
    call: (desk, by) => change(desk, by, { title: { en: other(desk) } }),
  },
  {
    route: 'PUT document/:kind/:id',
    what: 'a translation',
    may: '+++a-+',
    call: async (desk, by) => {
      const { body } = await listingOf(desk)
      return change(desk, by, { title: { ...(body['title'] as object), it: other(desk) } })
    },
  },
  {
    route: 'PUT document/:kind/:id',
    what: 'of no place',
    may: '++aa-t',
    call: async ({ admin, ...desk }, by) => {
      const { body, seq } = await read<DeskDocument>(admin, 'document/authorities/example-board')
      const changed = { ...body, names: { en: other({ admin, ...desk } as World) } }
      return by.call('desk/document/authorities/example-board', { method: 'PUT', body: { body: changed, seq } })
    },
  },
  {
    route: 'DELETE document/:kind/:id',
    may: '+++a--',
    call: async (desk, by) => {
      const id = await createDocument(desk)
      const { seq } = await read<DeskDocument>(desk.admin, `document/listings/${id}`)
      return by.call(`desk/document/listings/${id}`, { method: 'DELETE', body: { seq } })
    },
  },
  {
    // Those elsewhere are among the refused.
    route: 'POST bulkpreview',
    may: '++++--',
    call: async (desk, by) => by.post('desk/bulkpreview', await bulkOf(desk)),
  },
  { route: 'POST bulk', may: '+++a--', call: async (desk, by) => bulk(by, await bulkOf(desk)) },
  {
    route: 'POST undo',
    what: 'of a change of many',
    may: '+++a-t',
    call: async (desk, by) => {
      const done = await bulk(desk.admin, await bulkOf(desk))
      return by.post('desk/undo', { audit: done.json().audit })
    },
  },
  { route: 'GET shape/:kind/:language', may: '++++-+', call: (_, by) => get(by, 'shape/listings/en') },
  {
    // Nothing here renders.
    route: 'POST preview',
    may: '++++-+',
    code: 'noPreview',
    call: async (desk, by) => {
      const { body } = await listingOf(desk)
      return by.post('desk/preview', { kind: 'listings', id: String(TNID), body, language: 'en' })
    },
  },
  { route: 'GET people', may: '+---+-', call: (_, by) => get(by, 'people') },
  { route: 'GET candidates', may: '++aa--', call: (_, by) => get(by, 'candidates') },
  {
    route: 'POST candidate',
    may: '++aa--',
    call: async (desk, by) => {
      const row = { source: 'osm', source_id: 'node/1', country: 'FR', chain: '', tags: '{}', body: '{}', at: 0 }
      await desk.store.transaction().execute((trx) => putCandidates(trx, [row]))
      const { id } = await desk.store.selectFrom('candidates').select('id').executeTakeFirstOrThrow()
      return by.post('desk/candidate', { id, act: 'refuse' })
    },
  },
  { route: 'GET imports', may: '++aa--', call: (_, by) => get(by, 'imports') },
  {
    route: 'POST imports',
    may: '++aa--',
    call: async (desk, by) => {
      await desk.store.deleteFrom('import_runs').execute()
      const { type, body } = await wireOf(partsOf({ file: [new File(['id'], 'a.csv')] }))
      return by.call('desk/imports', { body, headers: { 'content-type': type, 'content-length': String(body.length) } })
    },
  },
  {
    route: 'GET import/:id/:language',
    may: '++aa--',
    call: async (desk, by) => get(by, `import/${await checkedRun(desk)}/en`),
  },
  {
    // Nothing was left out yet.
    route: 'GET import/:id/left-out/:language',
    may: '++aa--',
    code: 'notFound',
    call: async (desk, by) => get(by, `import/${await checkedRun(desk)}/left-out/en`),
  },
  {
    route: 'POST import/:id',
    may: '++aa--',
    call: async (desk, by) => by.post(`desk/import/${await checkedRun(desk)}`, { step: 'import' }),
  },
  {
    route: 'DELETE import/:id',
    may: '++aa--',
    call: async (desk, by) => by.call(`desk/import/${await checkedRun(desk)}`, { method: 'DELETE' }),
  },
  {
    route: 'PUT import/:id/mapping/:name',
    may: '++aa--',
    call: async (desk, by) => {
      const id = await savedRun(desk)
      return by.call(`desk/import/${id}/mapping/Board`, { method: 'PUT', body: { name: 'Other' } })
    },
  },
  {
    route: 'DELETE import/:id/mapping/:name',
    may: '++aa--',
    call: async (desk, by) => by.call(`desk/import/${await savedRun(desk)}/mapping/Board`, { method: 'DELETE' }),
  },
  { route: 'GET redirects', may: '++aa--', call: (_, by) => get(by, 'redirects') },
  { route: 'POST redirects', may: '++aa--', call: (_, by) => by.post('desk/redirects', { list: '/a → 100' }) },
  {
    route: 'DELETE redirect/:id',
    may: '++aa--',
    call: async (desk, by) => {
      const address = `/${randomUUID()}`
      const added = [{ address, target: { tnid: TNID } }]
      const rows = await desk.store.transaction().execute((trx) => insertRedirects(trx, added, 0))
      return by.call(`desk/redirect/${rows[0]!.id}`, { method: 'DELETE' })
    },
  },
  { route: 'GET picturefetches', may: '++aa--', call: (_, by) => get(by, 'picturefetches') },
  { route: 'POST picturefetches', may: '++aa--', call: (_, by) => by.post('desk/picturefetches', {}) },
  {
    route: 'POST formerreviews',
    may: '++aa--',
    call: async (desk, by) => {
      await putImportSource(desk.store, { source: 'old-site', name: 'Old', licence: 'CC0-1.0', url: null, taken_at: 0 })
      const table = `listing,date,text\n${TNID},2020-01-01,${randomUUID()}`
      return by.post('desk/formerreviews', { source: 'old-site', table })
    },
  },
  { route: 'GET newsletters', may: '++aa--', call: (_, by) => get(by, 'newsletters') },
  { route: 'POST newsletters', may: '++aa--', call: (_, by) => by.post('desk/newsletters', { draft: DRAFT }) },
  {
    route: 'GET newsletter/:id/:language',
    may: '++aa--',
    call: async (desk, by) => get(by, `newsletter/${await drafted(desk)}/en`),
  },
  {
    route: 'PUT newsletter/:id',
    may: '++aa--',
    call: async (desk, by) =>
      by.call(`desk/newsletter/${await drafted(desk)}`, { method: 'PUT', body: { draft: DRAFT, version: 1 } }),
  },
  {
    route: 'DELETE newsletter/:id',
    may: '++aa--',
    call: async (desk, by) => by.call(`desk/newsletter/${await drafted(desk)}`, { method: 'DELETE' }),
  },
  {
    route: 'POST newsletter/:id/test',
    may: '++aa--',
    call: async (desk, by) => by.post(`desk/newsletter/${await drafted(desk)}/test`, { language: 'en' }),
  },
  {
    // Nobody has subscribed.
    route: 'POST newsletter/:id/send',
    may: '++aa--',
    code: 'newsletterNobody',
    call: async (desk, by) => by.post(`desk/newsletter/${await drafted(desk)}/send`, { version: 1 }),
  },
  {
    route: 'POST newsletter/:id/pause',
    may: '++aa--',
    code: 'notFound',
    call: async (desk, by) => by.post(`desk/newsletter/${await drafted(desk)}/pause`, { isPaused: true }),
  },
  { route: 'GET newplaces/:language', may: '++aa--', call: (_, by) => get(by, 'newplaces/en?since=2026-11-01') },
  {
    route: 'POST newsletterpreview',
    may: '++aa--',
    call: (_, by) => by.post('desk/newsletterpreview', { draft: DRAFT, language: 'en' }),
  },
  { route: 'POST subscribers', may: '+-----', call: (_, by) => by.post('desk/subscribers', undefined) },
  { route: 'POST mail', key: false, may: '+---+-', call: ({ Uri }, by) => by.post('desk/mail', { uid: Uri.uid }) },
  {
    route: 'POST block',
    key: false,
    may: '+---+-',
    call: ({ Uri }, by) => by.post('desk/block', { uid: Uri.uid, reason: 'No' }),
  },
  {
    route: 'POST unblock',
    key: false,
    may: '+---+-',
    call: ({ Uri }, by) => by.post('desk/unblock', { uid: Uri.uid }),
  },
  {
    route: 'POST clean',
    key: false,
    may: '+---+-',
    call: async (desk, by) => {
      await edited(desk)
      return by.post('desk/clean', { uid: desk.Dana.uid })
    },
  },
  {
    route: 'POST undo',
    what: 'of a block',
    key: false,
    may: '+---+t',
    call: async (desk, by) => {
      const done = await desk.admin.post('desk/block', { uid: desk.Uri.uid, reason: 'No' })
      return by.post('desk/undo', { audit: done.json().audit })
    },
  },
  {
    route: 'POST trust',
    key: false,
    may: '+-----',
    call: ({ Uri }, by) => by.post('desk/trust', { uid: Uri.uid, level: 'member', reason: 'Known' }),
  },
  {
    route: 'POST dropfactor',
    key: false,
    may: '+-----',
    call: async ({ Uri, store }, by) => {
      await store.deleteFrom('second_factors').where('uid', '=', Uri.uid).execute()
      await insertFactor(store, Uri.uid)
      return by.post('desk/dropfactor', { uid: Uri.uid })
    },
  },
  { route: 'GET keys', key: false, may: '++++++', call: (_, by) => get(by, 'keys') },
  {
    route: 'POST keys',
    key: false,
    may: '++++++',
    call: async (desk, by) => {
      await desk.store.deleteFrom('api_keys').where('name', '=', 'New').execute()
      const role = RIGHTS[STAFF.find((name) => desk[name] === by) ?? 'translator'].role
      return by.post('desk/keys', { name: 'New', role })
    },
  },
  {
    // There is no such key.
    route: 'DELETE key/:id',
    key: false,
    may: '++++++',
    code: 'notFound',
    call: (_, by) => by.call('desk/key/2147483647', { method: 'DELETE' }),
  },
  { route: 'GET webhooks', key: false, may: '+-----', call: (_, by) => get(by, 'webhooks') },
  {
    route: 'POST webhooks',
    key: false,
    may: '+-----',
    call: (_, by) => by.post('desk/webhooks', { url: 'https://example.org/', events: ['review.waiting'] }),
  },
  {
    route: 'PUT webhook/:id',
    key: false,
    may: '+-----',
    call: async (desk, by) => {
      const body = { isPaused: true }
      return by.call(`desk/webhook/${await hooked(desk)}`, { method: 'PUT', body })
    },
  },
  {
    route: 'DELETE webhook/:id',
    key: false,
    may: '+-----',
    call: async (desk, by) => by.call(`desk/webhook/${await hooked(desk)}`, { method: 'DELETE' }),
  },
  {
    route: 'POST webhook/:id/test',
    key: false,
    may: '+-----',
    call: async (desk, by) => by.post(`desk/webhook/${await hooked(desk)}/test`, undefined),
  },
  { route: 'GET texts/:language', may: '++++-+', call: (_, by) => get(by, 'texts/he?text=verify') },
  { route: 'GET text/:language', may: '++++-+', call: (_, by) => get(by, `text/he?textKey=${TEXT}`) },
  { route: 'PUT text/:language', what: 'Hebrew', may: '++aa-+', call: (desk, by) => changeText(desk, by, 'he') },
  { route: 'PUT text/:language', what: 'English', may: '++aa-t', call: (desk, by) => changeText(desk, by, 'en') },
  {
    route: 'DELETE text/:language',
    may: '++aa-+',
    call: async (desk, by) => {
      await changeText(desk, desk.admin, 'he')
      return by.call('desk/text/he', { method: 'DELETE', body: { textKey: TEXT, seq: await textVersion(desk, 'he') } })
    },
  },
  {
    route: 'POST textpreview',
    may: '++++-+',
    call: (_, by) => by.post('desk/textpreview', { language: 'he', textKey: TEXT, texts: { text: 'שלום' } }),
  },
  {
    route: 'POST role',
    key: false,
    may: '+-----',
    call: ({ Uri }, by) => by.post('desk/role', { uid: Uri.uid, role: 'none' }),
  },
]

const REASONS: Readonly<Record<string, string>> = { '-': 'notYourRole', a: 'notYourArea', t: 'onlyTranslations' }

/** What somebody gets by a row of the table. */
function expectAnswer(row: Row, name: Member, answer: Answer, { byKey = false } = {}): void {
  const isJson = answer.headers['content-type']?.toString().includes('json')
  const code = answer.statusCode === 200 ? undefined : isJson && answer.json().code
  const may = row.may[STAFF.indexOf(name)]!
  const reached = byKey && row.key === false ? 'notByKey' : row.code
  expect(code, `${row.route} ${row.what ?? ''} by ${name}: ${answer.body}`).toBe(may === '+' ? reached : REASONS[may])
}

type Answer = Awaited<ReturnType<Caller['call']>>

/** A key with the rights of somebody, made by an admin, who has more. */
async function keyOf({ admin }: World, name: Member): Promise<string> {
  const { role, area } = RIGHTS[name]
  const answer = await admin.post('desk/keys', { name, role, perHour: 10_000, ...(area && { area: [area] }) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().key
}

const nameOf = ({ route }: Row) => route.replace(' ', ' /rest/tjt/desk/')

onBothStores((open) => {
  test('each call of the desk is open to its roles, and to nobody else', async () => {
    const { desk, routes } = await world(await open.migrated())
    expect([...new Set(ROWS.map(nameOf))].sort()).toEqual([...routes].sort())
    for (const row of ROWS) for (const name of STAFF) expectAnswer(row, name, await row.call(desk, desk[name]))
  })

  test('an API key may what its role may in its area, but nothing about accounts and keys', async () => {
    const { desk } = await world(await open.migrated())
    for (const name of STAFF) {
      const by = keyedVisitor(desk, await keyOf(desk, name))
      for (const row of ROWS) expectAnswer(row, name, await row.call(desk, by), { byKey: true })
    }
  })

  test('to users without a role and to strangers, none of them is there', async () => {
    const { desk } = await world(await open.migrated())
    const stranger = await pageOf(desk, 0)
    for (const row of ROWS) {
      for (const by of [desk.Dana, stranger]) {
        const answer = await row.call(desk, by)
        expect([answer.statusCode, answer.json().code], `${row.route} ${row.what ?? ''}`).toEqual([404, 'notFound'])
      }
    }
  })

  test('lists at the desk show an editor only what lies in the area', async () => {
    const { desk } = await world(await open.migrated())
    await storeFacts(desk, () => [{}])
    const id = await sentReview(desk, { ...desk.Dana, hidden: 1 })
    await decide(desk.editor, { kind: 'edit', id: await edited(desk), act: 'refuse', reason: 'No' })
    await edited(desk)
    const [inside, outside] = [desk.inside, desk.outside]
    const queue = await read<Queue>(inside, 'queue')
    expect([queue.total, queue.counts['edit'], queue.counts['review']]).toEqual([2, 1, 1])
    const none = await read<Queue>(outside, 'queue')
    expect([none.total, Object.values(none.counts).some((count) => count > 0)]).toEqual([0, false])
    expect((await read<AuditLog>(inside, 'audit')).total).toBe(1)
    expect((await read<AuditLog>(outside, 'audit')).total).toBe(0)
    const facts = async (by: Visitor) => (await read<FactList>(by, 'facts?group=unconfirmed')).counts
    expect(Object.values(await facts(outside)).every((count) => count === 0)).toBe(true)
    expect(await facts(inside)).toEqual(await facts(desk.editor))
    const total = async (by: Visitor, kind: string) => (await read<DocumentList>(by, `documents/${kind}`)).total
    for (const [kind, counts] of [
      ['listings', [1, 45]],
      ['cities', [1, 2]],
      ['countries', [1, 1]],
      ['regions', [0, 0]],
    ] as const)
      expect([await total(inside, kind), await total(outside, kind)], kind).toEqual(counts)
    expect(await total(inside, 'authorities')).toBe(await total(desk.editor, 'authorities'))
    expect((await get(inside, `item/review/${id}/en`)).statusCode).toBe(200)
  })

  test('a new place is for the editors of its area; with its town in words, for those of everywhere', async () => {
    const { desk } = await world(await open.migrated())
    const changes = { title: 'Chez Nouveau', dtype: '228', address1: '1 rue Neuve', country: 'France' }
    const proposed = (town: string) => sentEdit(desk, { uid: desk.Dana.uid, tnid: 0, changes: { ...changes, town } })
    const known = await proposed(String(PARIS))
    const inWords = await proposed('Trifouillis')
    const ids = async (by: Visitor) => (await read<Queue>(by, 'queue?kind=edit')).items.map(({ id }) => id)
    expect(await ids(desk.editor)).toEqual([known, inWords])
    expect(await ids(desk.inside)).toEqual([known])
    expect((await read<Queue>(desk.inside, 'queue')).counts['edit']).toBe(1)
    expect(await ids(desk.outside)).toEqual([])
    expect((await get(desk.inside, `item/edit/${known}/en`)).statusCode).toBe(200)
    for (const [by, id] of [
      [desk.outside, known],
      [desk.inside, inWords],
    ] as const) {
      expect((await get(by, `item/edit/${id}/en`)).json().code).toBe('notYourArea')
      expect((await decision(by, 'edit', id)).json().code).toBe('notYourArea')
    }
    expect((await decision(desk.inside, 'edit', known)).statusCode).toBe(200)
    expect(await ids(desk.inside)).toEqual([])
  })

  test('nothing is moved into an area, nor out of it', async () => {
    const { desk } = await world(await open.migrated())
    const out = await change(desk, desk.inside, { place: 281184 })
    expect(out.json().code).toBe('notYourArea')
    const into = await change(desk, desk.outside, { place: 281184 })
    expect(into.json().code).toBe('notYourArea')
    // A district belongs to its city, and a city may be the whole area.
    const uid = desk.outside.state().uid
    await desk.store.updateTable('areas').set({ place: PARIS }).where('uid', '=', uid).execute()
    expect((await change(desk, desk.outside, { fax: '+33 1 00 00 00 01' })).statusCode).toBe(200)
    expect((await read<DocumentList>(desk.outside, 'documents/listings')).total).toBe(1)
    expect((await get(desk.outside, 'document/countries/3017382')).json().code).toBe('notYourArea')
    const elsewhere = { ...listing(1, { place: 281184 }), tnid: undefined, provenance: PROVENANCE }
    expect((await desk.outside.post('desk/document/listings', { body: elsewhere })).json().code).toBe('notYourArea')
  })

  test('an admin gives and takes roles at the next call, each in the log, but not the last admin’s', async () => {
    const { desk } = await world(await open.migrated())
    const { admin, Dana, Uri, store } = desk
    const give = (uid: number, role: string, area?: number[]) =>
      admin.post('desk/role', { uid, role, ...(area && { area }) })
    const uid = admin.state().uid
    expect((await give(uid, 'editor')).json().code).toBe('lastAdmin')
    expect((await give(uid, 'none')).json().code).toBe('lastAdmin')
    expect((await give(Dana.uid, 'editor', [FRANCE, PARIS])).statusCode).toBe(200)
    expect((await Dana.load()).role).toBe('editor')
    expect((await read<DocumentList>(Dana, 'documents/listings')).total).toBe(1)
    const { people } = await read<{ people: unknown[] }>(admin, 'people?text=DANA@')
    expect(people).toMatchObject([
      { uid: Dana.uid, role: 'editor', area: [{ id: PARIS, name: { en: 'Paris' } }, { id: FRANCE }] },
    ])
    expect((await give(Dana.uid, 'moderator')).statusCode).toBe(200)
    expect((await get(Dana, 'documents/listings')).json().code).toBe('notYourRole')
    // Another role has no area, and a place must exist.
    expect((await give(Dana.uid, 'moderator', [FRANCE])).json().code).toBe('invalidField')
    expect((await give(Dana.uid, 'editor', [12])).json().code).toBe('invalidField')
    await store.updateTable('users').set({ verified: 0 }).where('id', '=', Uri.uid).execute()
    expect((await give(Uri.uid, 'editor')).json().code).toBe('needConfirmedAddress')
    expect((await give(Dana.uid, 'admin')).statusCode).toBe(200)
    expect((await give(uid, 'none')).statusCode).toBe(200)
    expect((await get(admin, 'queue')).statusCode).toBe(404)
    await Dana.load()
    const { rows } = await read<AuditLog>(Dana, 'audit?kind=role')
    expect(rows.map(({ act, item, before, after, undoable }) => ({ act, item, before, after, undoable }))).toEqual([
      logged('revoke', uid, ['admin', ''], ['', '']),
      logged('grant', Dana.uid, ['moderator', ''], ['admin', '']),
      logged('grant', Dana.uid, ['editor', `${PARIS} ${FRANCE}`], ['moderator', '']),
      logged('grant', Dana.uid, ['', ''], ['editor', `${PARIS} ${FRANCE}`]),
    ])
    const audit = rows[0]!.id
    expect((await Dana.post('desk/undo', { audit })).json().code).toBe('cannotUndo')
  })
})

type Logged = readonly [role: string, area: string]

function logged(act: string, uid: number, before: Logged, after: Logged) {
  const of = ([role, area]: Logged) => ({ rows: { [`users ${uid}`]: { role, area } } })
  return { act, item: String(uid), before: of(before), after: of(after), undoable: false }
}
