import { type KeptFields, sentLanguage } from '#api/edits/apply.ts'
import { sql } from 'kysely'
import { excerptOf } from '#core/domain/excerpt.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { EditedField } from '#core/contract/desk.ts'
import { ruleOf, type EditField, type EditValue } from '#core/fields/edit.ts'
import { doesApply } from '#core/domain/listing/document.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { isOwnName, ownName, ownRows } from '#core/fields/own.ts'
import { ownFields } from '#data/index/own-fields.ts'
import { optionList } from '#data/index/queries.ts'
import { similarListings } from '#data/index/similar-listings.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { editsById, type Edit } from '#api/edits/edits.repository.ts'
import { APART } from '#api/edits/edits.table.ts'
import { formOf } from '#api/edits/present.ts'
import { indexOf } from '#api/http/lookup.ts'
import { readEdit } from '#api/edits/changes.ts'
import type { Store } from '#data/store/database.ts'
import { readOwnFields } from '#data/store/own-fields.repository.ts'
import { linesOf, sentPart, type Line, type OwnPart } from './kind.ts'
import { readListing } from '#api/content/documents.repository.ts'

export const waitingEdits = sql<{ id: number; at: number; tnid: number }>`
  select id, at, tnid from edits where state = 'waiting' and kind not in (${sql.join(APART)})`

/** Maximum length of a summary. */
const SUMMARY = 200

export async function editLines(db: Store, ids: readonly number[]): Promise<Map<number, Line>> {
  const rows = await editsById(db, ids)
  const files = await db
    .selectFrom('edit_files')
    .select(['edit', (eb) => eb.fn.countAll<number>().as('n')])
    .where('edit', 'in', ids)
    .groupBy('edit')
    .execute()
  const pictures = new Map(files.map(({ edit, n }) => [edit, Number(n)]))
  const names = await namesOfOwn(db, rows)
  return linesOf(rows, (row) => {
    const { changes } = readEdit(row)
    const { dtype: _, ...texts } = changes
    const own = Object.keys(changes).filter((field) => names.has(field))
    return {
      summary: excerptOf(Object.values(texts).flat().join(' · '), SUMMARY),
      fields: Object.keys(changes),
      ...(own.length > 0 && { names: Object.fromEntries(own.map((field) => [field, names.get(field)!])) }),
      pictures: pictures.get(row.id) ?? 0,
      ...(row.tnid === 0 && { proposed: proposedName(row) }),
    }
  })
}

/** The names of the fields of editors, by how edits call them; empty where no edit has one. */
async function namesOfOwn(db: Store, rows: readonly Edit[]): Promise<Map<string, Localized>> {
  const hasOwn = rows.some((row) => Object.keys(readEdit(row).changes).some(isOwnName))
  const fields = hasOwn ? await readOwnFields(db) : []
  return new Map(fields.map(({ id, name }) => [ownName(id), name]))
}

/** An edit field by field, with the current values. */
export async function editItem(deps: PeopleDeps, id: number, lang: Lang): Promise<OwnPart | undefined> {
  const { store } = deps
  const [row] = await editsById(store, [id])
  if (!row || row.kind === 'certificate' || row.kind === 'hint') return undefined
  const { listing, version } = await readListing(store, row.tnid)
  const { position, remark, shabbat } = readEdit(row)
  return {
    kind: 'edit',
    ...sentPart(row),
    updateType: row.kind,
    claimsOwnership: row.claims_ownership === 1,
    seq: version,
    ...(remark && { remark }),
    ...(shabbat && { shabbat }),
    ...(listing && { position: [...listing.position] }),
    ...(position && { position: [...position] }),
    ...(row.tnid === 0 && { proposed: proposedName(row), similar: similarTo(indexOf(deps), row, lang) }),
    fields: fieldsOf(indexOf(deps), { row, listing, lang }),
    pictures: await picturesOf(store, id),
  }
}

/** What the sender calls a new place. */
export const proposedName = (edit: Pick<Edit, 'body'>): string => readEdit(edit).changes.title ?? ''

/** Listings that a new place may be. */
function similarTo(index: Index, edit: Edit, lang: Lang) {
  const { changes, position } = readEdit(edit)
  const place = placeId(changes.town ?? '')
  return similarListings(index, { name: changes.title ?? '', place, position, lang })
}

export async function picturesOf(db: Store, id: number) {
  const files = await db.selectFrom('edit_files').selectAll().where('edit', '=', id).orderBy('id').execute()
  return files.map(({ id: file, title, width, height, bytes }) => ({
    id: file,
    title,
    width,
    height,
    bytes,
    url: `/rest/tjt/desk/picture/${file}`,
  }))
}

function fieldsOf(
  index: Index,
  { row, listing, lang }: { row: Edit; listing?: SeedListing; lang: Lang },
): EditedField[] {
  const { changes } = readEdit(row)
  const before = row.before ? (JSON.parse(row.before) as KeptFields) : undefined
  const form = listing && formOf(index, listing, sentLanguage(row.language))
  const values: KeptFields = form ? { ...form.values, dtype: form.dtype } : {}
  const added = ownFields(index)
  return Object.entries(changes).map(([name, value]) => {
    const field = name as EditField | 'dtype'
    const own = added.find(({ id }) => ownName(id) === name)
    const now = format(values[field] ?? '')
    const was = before && format(before[field] ?? '')
    const after = format(value)
    return {
      field,
      now,
      ...(was !== undefined && { was }),
      after,
      moved: was !== undefined && JSON.stringify(was) !== JSON.stringify(now),
      applies: doesApply(field),
      names: namesOf(index, field, [now, after].flat(), lang),
      ...(own && { own }),
    }
  })
}

const format = (value: EditValue | number): string | string[] =>
  typeof value === 'object' ? [...value] : String(value)

/** The names of places and options. */
function namesOf(index: Index, field: EditField | 'dtype', ids: readonly string[], lang: Lang): Record<string, string> {
  if (field === 'dtype') return {}
  const rule = ruleOf(field, ownRows(ownFields(index)))
  if (rule.options) return Object.fromEntries(rule.options.map(({ id, name }) => [id, textIn(lang, name)]))
  if (rule.list) {
    const names = new Map(optionList(index, rule.list).map(({ id, name }) => [id, textIn(lang, name as Localized)]))
    return Object.fromEntries(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id)!]] : [])))
  }
  if (rule.kind !== 'city' && rule.kind !== 'country') return {}
  return Object.fromEntries(
    ids.flatMap((id) => {
      const place = placeId(id)
      const row = place === undefined ? undefined : placeRow(index, place)
      return row ? [[id, textIn(lang, JSON.parse(row.names) as Localized)]] : []
    }),
  )
}
