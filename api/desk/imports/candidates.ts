import type { CandidateDecision, CandidateLine, CandidateList, DeskDone } from '#core/contract/desk.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import {
  branchesOf,
  chainCounts,
  findCandidate,
  listCandidates,
  settleCandidate,
  type Candidate,
} from '#data/store/candidates.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { importOrigin, nextListingIds, putImported } from '#data/store/imported.repository.ts'
import type { CityBody } from '#data/index/write-places.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { decidedAlready, runAudited, type Acting, type Outcome } from '../acts/audited-action.ts'
import { checkDocument } from '#api/content/checks.ts'
import { putDocument } from '#api/content/documents.repository.ts'
import { bodiesOf } from '#data/store/stored-bodies.ts'
import { stateChange } from '#api/audit/changes.ts'

const PART = 20
/** Names and addresses are shown as such; the rest of no use here is long. */
const UNTOLD = /^(?:(?:\w+_)?name(?::|$)|addr:|contact:|phone|website|source|wikidata|wikipedia|check_date|brand:)/
const MAX_TAGS = 20

/** The places that wait for a yes or no. */
export async function readCandidates(
  { store }: PeopleDeps,
  { from = 0, count = PART }: { from?: number; count?: number },
): Promise<CandidateList> {
  const { total, rows } = await listCandidates(store, { from, count })
  return { total, candidates: await linesOf(store, rows) }
}

async function linesOf(store: Store, rows: readonly Candidate[]): Promise<CandidateLine[]> {
  const listings = rows.map(({ body }) => JSON.parse(body) as SeedListing)
  const towns = await bodiesOf<CityBody>(
    store,
    ['cities'],
    listings.map(({ place }) => place),
  )
  const counts = await chainCounts(
    store,
    rows.flatMap(({ chain }) => chain || []),
  )
  return rows.map(({ id, source, country, chain, tags }, i) => {
    const { title, dtype, place, provenance, position } = listings[i]!
    return {
      id,
      title,
      dtype,
      town: towns.get(String(place))?.names ?? { en: '' },
      country,
      tags: tagsOf(JSON.parse(tags) as Record<string, string>),
      url: (source === 'osm' && provenance?.url) || mapUrl(position),
      ...(chain && { chain: { name: chain, count: counts.get(`${country} ${chain}`) ?? 1 } }),
    }
  })
}

const mapUrl = ([lng, lat]: SeedListing['position']): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`

/** Tags about kosher food come first. */
const tagsOf = (tags: Readonly<Record<string, string>>): string[] =>
  Object.entries(tags)
    .filter(([key]) => !UNTOLD.test(key))
    .sort(([a], [b]) => Number(b.includes('kosher')) - Number(a.includes('kosher')))
    .slice(0, MAX_TAGS)
    .map(([key, value]) => `${key}=${value}`)

/**
 * Lists a place, or keeps it away for good; of a chain, every branch that waits in the country. Each is an act of its
 * own, which can be undone. Throws AppError.
 */
export async function decideCandidate(
  deps: PeopleDeps,
  acting: Acting,
  { id, act, chain = false }: CandidateDecision,
): Promise<DeskDone> {
  const candidate = await findCandidate(deps.store, id)
  if (!candidate) throw new AppError('notFound')
  const decide = (choice: number) =>
    runAudited(deps, acting, { act, kind: 'candidate', item: String(choice), reason: '' }, (trx) =>
      act === 'approve' ? approve(trx, acting, choice) : refuse(trx, choice),
    )
  const done = await decide(id)
  if (!chain || !candidate.chain) return done
  let last = done
  for (const branch of await branchesOf(deps.store, candidate)) last = await decide(branch)
  return last
}

async function refuse(trx: StoreTransaction, id: number): Promise<Outcome> {
  if (!(await settleCandidate(trx, id, 'refused'))) throw await decidedAlready(trx, 'candidate', id)
  return { tnid: 0, rows: [stateChange('candidates', id, 'refused')], did: 'keepAway' }
}

async function approve(trx: StoreTransaction, acting: Acting, id: number): Promise<Outcome> {
  const row = await settleCandidate(trx, id, 'taken')
  if (!row) throw await decidedAlready(trx, 'candidate', id)
  const { source, source_id } = row
  const [tnid] = await nextListingIds(trx, 1)
  const item = String(tnid)
  const body = { tnid, ...(JSON.parse(row.body) as object) }
  await checkDocument(trx, 'listings', body)
  // Nothing in it is an editor's: later imports may update it.
  const origin = importOrigin(source)
  const written = await putDocument(trx, acting, null, {
    kind: 'listings',
    id: item,
    body,
    sample: false,
    deleted: false,
    origin,
  })
  await putImported(trx, [{ source, source_id, kind: 'listings', item, base: JSON.stringify(body) }])
  const link = { table: 'imported', id: `${source} ${source_id}`, before: null, after: { item } } as const
  return { tnid: tnid!, rows: [stateChange('candidates', id, 'taken'), link], ...written }
}
