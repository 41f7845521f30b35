import { sql } from 'kysely'
import { DOCUMENT_KINDS, type Decision, type DocumentKind } from '#core/contract/desk.ts'
import type { Localized } from '#core/terms/localized.ts'
import { decideConflict, getConflict, type Conflict } from '#data/store/conflicts.repository.ts'
import { isSame, type Body } from '#data/store/conflict-news.ts'
import { AppError } from '#core/contract/app-error.ts'
import { importOrigin, linksOf } from '#data/store/imported.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { decidedAlready, type Outcome } from '../acts/audited-action.ts'
import { checkDocument } from '#api/content/checks.ts'
import {
  conflictFields,
  newsOf,
  proposalOf,
  taking,
  linkDuplicate,
  listDuplicate,
  duplicateOf,
} from './conflict-sides.ts'
import { rowsById, type Deciding, type QueueKind } from './kind.ts'
import { editDocument, readDocument } from '#api/content/documents.repository.ts'
import { stateChange, type RowChange } from '#api/audit/changes.ts'

/** One conflict per document at a time: the decision may change what the next one offers. */
const FIRST_OF_EACH = sql`
  select min(id) from conflicts where state = 'waiting' group by kind, item`

/** Conflicts of imports with editors' changes, and possible duplicates. */
export const conflicts: QueueKind = {
  kind: 'conflict',
  waiting: sql`select id, at,
    case when kind = 'listings' then cast(item as integer) else 0 end as tnid
    from conflicts where id in (${FIRST_OF_EACH})`,

  async lines(db, ids) {
    const rows = await rowsById(db, 'conflicts', ids)
    return new Map(
      rows.map((row) => {
        const fields = row.base ? newsOf(row) : []
        return [row.id, { uid: 0, tnid: tnidOf(row), at: row.at, summary: row.source, fields }]
      }),
    )
  },

  async item({ store }, id) {
    const row = await getConflict(store, id)
    if (!row) return undefined
    const theirs = JSON.parse(row.theirs) as Body
    const present = await readDocument(store, row.kind, row.item)
    const ours = present?.body as Body | undefined
    const proposal = proposalOf(row, ours)
    const duplicate = duplicateOf(row, ours)
    const title = (ours ?? theirs)['title'] as Localized | undefined
    return {
      kind: 'conflict',
      id,
      uid: 0,
      tnid: tnidOf(row),
      at: row.at,
      language: 'en',
      contentKind: row.kind,
      item: row.item,
      source: row.source,
      seq: present?.version ?? 0,
      ...(title && { title }),
      ...(duplicate && { duplicate }),
      fields: conflictFields(row, ours, proposal),
    }
  },

  async decide(work) {
    const { trx, decision } = work
    const { id, act } = decision
    const state = act === 'approve' ? 'taken' : 'refused'
    const row = await getConflict(trx, id)
    const bases = row && act === 'approve' ? await rebased(trx, row) : []
    if (!row || !(await decideConflict(trx, id, state))) throw await decidedAlready(trx, 'conflict', id)
    const decided = { tnid: tnidOf(row), rows: [stateChange('conflicts', id, state), ...bases] }
    if (act === 'approve') return take(work, row, decided)
    return row.source_id === null ? decided : listDuplicate(work, row, decided)
  },
}

/** Writes the source's news, all or the chosen fields. */
async function take(
  { trx, decision, acting }: Deciding,
  row: Conflict,
  decided: Pick<Outcome, 'tnid' | 'rows'>,
): Promise<Outcome> {
  const kind = editable(row.kind)
  const present = await readDocument(trx, kind, row.item)
  if (!present || present.deleted) throw new AppError('couldNotUpdateListing')
  if (decision.seq !== undefined && decision.seq !== present.version) throw new AppError('contentMoved')
  const ours = present.body as Body
  const proposal = proposalOf(row, ours)
  const body = bodyAfter(ours, row, proposal, decision)
  await checkDocument(trx, kind, body)
  // If everything was accepted, nothing of an editor's is left: later imports may update it.
  const isTheirs = row.source_id === null && isSame(body, JSON.parse(row.theirs) as Body)
  const origin = importOrigin(row.source)
  const written = await editDocument(trx, acting, present, { body, ...(isTheirs && { origin }) })
  const links = row.source_id === null ? [] : await linkDuplicate(trx, row)
  return { ...decided, rows: [...decided.rows, ...links], ...written }
}

/** Throws AppError `nothingChosen`; a duplicate may keep all its values. */
function bodyAfter(ours: Body, row: Conflict, proposal: Body, { fields }: Decision): Body {
  if (!fields) return proposal
  const chosen = conflictFields(row, ours, proposal).filter(({ path }) => fields.includes(path))
  if (chosen.length === 0 && row.source_id === null) throw new AppError('nothingChosen')
  return taking(
    ours,
    proposal,
    chosen.map(({ path }) => path),
  )
}

/** The change to the import's record when a conflict is accepted. */
async function rebased(trx: StoreTransaction, row: Conflict): Promise<RowChange[]> {
  if (row.source_id !== null) return []
  const links = await linksOf(trx, row)
  return links.map(({ source, source_id, base }) => ({
    table: 'imported',
    id: `${source} ${source_id}`,
    before: { base },
    after: { base: row.theirs },
  }))
}

const tnidOf = ({ kind, item }: Conflict): number => (kind === 'listings' ? Number(item) : 0)

/** Throws AppError `invalidRequest` for kinds that editors cannot change. */
function editable(kind: string): DocumentKind {
  const known = DOCUMENT_KINDS.find((candidate) => candidate === kind)
  if (!known) throw new AppError('invalidRequest')
  return known
}
