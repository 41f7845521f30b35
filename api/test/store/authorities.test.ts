import { expect, test } from 'vitest'
import type { Kysely } from 'kysely'
import { DATA_FILES } from '#core/contract/data-files.ts'
import type { Store } from '#data/store/database.ts'
import * as authorities from '#data/store/migrations/012-authorities.ts'
import { Errors } from 'typebox/value'
import { onBothStores } from './stores.ts'

const LISTING = {
  tnid: 7,
  dtype: 228,
  place: 281184,
  title: { en: 'Seven' },
  description: { en: 'A place to eat.' },
  address: '7 Example Street',
  position: [35.2, 31.7],
  supervision: ['board', 'none-stated'],
  provenance: {
    name: 'A list',
    licence: 'CC0-1.0',
    checked: '2026-05-01',
    by: 'Editors',
    status: 'compiled',
  },
}

async function putOld(db: Store): Promise<void> {
  const row = (kind: string, id: string, body: unknown) => ({
    kind: kind as 'options',
    id,
    body: JSON.stringify(body),
    origin: 'seed',
    sample: 0 as const,
    deleted: 0 as const,
    seq: 1,
    updated_at: 1,
  })
  const boards = [
    { id: 'board', name: { en: 'Board', he: 'ועד' } },
    { id: 'none-stated', name: { en: 'None' } },
  ]
  const contact = {
    supervision: 'board',
    emails: ['a@example.org'],
    phones: [],
    faxs: [],
    webs: ['https://example.org/'],
  }
  await db
    .insertInto('content')
    .values([
      row('options', 'supervision', boards),
      { ...row('supervisionContacts', 'board', contact), origin: 'editor:1' },
      row('listings', '7', LISTING),
      row('listings', '8', { ...LISTING, tnid: 8, supervision: ['none-stated'] }),
    ])
    .execute()
}

onBothStores(({ migrated }) => {
  test('a store of before has its supervisions as authorities and facts', async () => {
    const db = await migrated()
    await putOld(db)
    await authorities.up(db as unknown as Kysely<unknown>)
    const rows = await db.selectFrom('content').select(['kind', 'id', 'body']).orderBy('kind').orderBy('id').execute()
    const bodies = rows.map(({ kind, id, body }) => [kind, id, JSON.parse(body) as object] as const)
    expect(bodies.map(([kind, id]) => `${kind} ${id}`)).toEqual(['authorities board', 'listings 7', 'listings 8'])
    const [[, , board], [, , seven], [, , eight]] = bodies as [
      (typeof bodies)[0],
      (typeof bodies)[0],
      (typeof bodies)[0],
    ]
    expect(board).toMatchObject({
      id: 'board',
      names: { en: 'Board', he: 'ועד' },
      emails: ['a@example.org'],
      website: 'https://example.org/',
    })
    const { origin } = await db
      .selectFrom('content')
      .select('origin')
      .where('kind', '=', 'authorities')
      .executeTakeFirstOrThrow()
    expect(origin).toBe('editor:1')
    expect(seven).not.toHaveProperty('supervision')
    expect(seven).toMatchObject({
      kashrutFacts: [
        {
          claim: 'certified',
          authority: 'board',
          source: { kind: 'import', name: 'A list', retrieved: '2026-05-01' },
          confirmedAt: '2026-05-01',
          confirmedBy: 'Editors',
        },
      ],
    })
    expect(eight).not.toHaveProperty('kashrutFacts')
    expect([...Errors(DATA_FILES.authorities.properties.rows.items, board)]).toEqual([])
    expect([...Errors(DATA_FILES.listings.properties.rows.items, seven)]).toEqual([])
  })
})
