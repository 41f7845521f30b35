import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { AppError } from '#core/contract/app-error.ts'
import { mappingProblem } from '#core/contract/import-mapping.ts'
import type { ImportOrder, ImportRequest, ImportRun, Imports } from '#core/contract/desk.ts'
import { importLacks } from '#core/terms/import-lacks.ts'
import type { Lang } from '#core/i18n/languages.ts'
import {
  changeMapping,
  changeRun,
  dropRuns,
  findRun,
  insertRun,
  listRuns,
  savedMappings,
  saveMapping,
  stateOf,
  type StoredRun,
} from '#data/store/import-runs.repository.ts'
import { importSources } from '#data/store/imported.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { dropImportFiles, readLeftOut, storeImportFile } from '#data/store/uploads.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { runAudited, type Acting } from '../acts/audited-action.ts'
import { invalidField } from '#api/content/checks.ts'
import { readOwnFields } from '#data/store/own-fields.repository.ts'
import { ownRow, ownRows, type OwnRow } from '#core/fields/own.ts'
import { importFields, labelOf } from './import-fields.ts'
import { lockContent } from '#api/content/documents.repository.ts'
import { leftOutHead, leftOutRow } from '#core/text/left-out-table.ts'

/** Files are kept for a week, and not more than these. */
const MAX_RUNS = 10
const MAX_NAME = 100
/** The format is told by the name, too. Others are told by what is in them. */
const EXTENSIONS = new Set(['.csv', '.tsv', '.json', '.geojson', '.geojsonl', '.geojsonseq'])

/** The imports of late, and the largest file. */
export async function readImports({ store, config, now }: PeopleDeps): Promise<Imports> {
  const runs = await listRuns(store)
  const at = now().getTime()
  return {
    megabytes: config.importMegabytes,
    sources: (await importSources(store)).map(({ source, name }) => ({ source, name })),
    runs: runs.map((run) => ({ ...run, state: stateOf(run, at) })),
  }
}

/** One import with all that its page shows. Throws AppError `notFound`. */
export async function readImport({ store, now }: PeopleDeps, id: number, lang: Lang): Promise<ImportRun> {
  const run = await requireRun(store, id)
  const { name, at, step, done, total, shape, request, report, problem } = run
  return {
    id,
    name,
    at,
    step,
    done,
    total,
    state: stateOf(run, now().getTime()),
    ...(shape && { shape }),
    ...(request && { request }),
    ...(report && { report }),
    ...(problem && { problem }),
    saved: shape?.columns ? await savedMappings(store, shape) : [],
    fields: shape?.columns ? importFields(lang, ownRows(await readOwnFields(store))) : [],
  }
}

/** Takes a file, and has its columns read. Throws AppError `importRuns`. */
export async function takeImportFile(deps: PeopleDeps, path: string, sent: string): Promise<{ id: number }> {
  const { store, config, now } = deps
  const importer = requireImporter(deps)
  const name = basename(sent.replaceAll('\\', '/')).slice(-MAX_NAME) || '?'
  const extension = extname(name).toLowerCase()
  const { size } = await stat(path)
  const file = await storeImportFile(config, path, EXTENSIONS.has(extension) ? extension : '')
  try {
    const id = await store.transaction().execute(async (trx) => {
      await requireIdle(trx, now().getTime())
      return insertRun(trx, { name, file, total: size }, now().getTime())
    })
    importer.start(id)
    await dropOldest(deps)
    return { id }
  } catch (error) {
    await dropImportFiles(config, [file])
    throw error
  }
}

async function dropOldest({ store, config }: PeopleDeps): Promise<void> {
  const old = (await listRuns(store)).slice(MAX_RUNS)
  await dropRuns(
    store,
    old.map(({ id }) => id),
  )
  await dropImportFiles(
    config,
    old.map(({ file }) => file),
  )
}

/** Starts a dry run, or the import that the last one has shown. Throws AppError. */
export async function orderImport(deps: PeopleDeps, acting: Acting, id: number, order: ImportOrder): Promise<void> {
  const importer = requireImporter(deps)
  if (order.step === 'read') await orderReading(deps, acting, id, order)
  else if (order.step === 'check') await orderCheck(deps, acting, id, order)
  else await orderWriting(deps, acting, id)
  importer.start(id)
}

/** Has the columns of a table read again, in another encoding. */
async function orderReading(
  { store }: PeopleDeps,
  { now }: Acting,
  id: number,
  { encoding }: ImportOrder,
): Promise<void> {
  const run = await requireRun(store, id)
  if (!encoding || run.step === 'import') throw new AppError('importUnchecked')
  const request: ImportRequest = { isWhole: false, encoding }
  await store.transaction().execute(async (trx) => {
    await requireIdle(trx, now)
    await begin(trx, id, { step: 'read', request: JSON.stringify(request), shape: null, report: null }, now)
  })
}

/** What the last dry run or import left out, as CSV. Throws AppError `notFound`. */
export async function leftOutCsv({ store, config }: PeopleDeps, id: number, lang: Lang): Promise<{ csv: string }> {
  const { file } = await requireRun(store, id)
  const rows = await readLeftOut(config, file)
  if (!rows) throw new AppError('notFound')
  const own = ownRows(await readOwnFields(store))
  const lines = rows.map((row) => leftOutRow(lang, row, (field) => labelOf(field, lang, own)))
  return { csv: [leftOutHead(lang), ...lines].join('') }
}

async function orderCheck(
  { store }: PeopleDeps,
  { now }: Acting,
  id: number,
  { request, save }: ImportOrder,
): Promise<void> {
  const run = await requireRun(store, id)
  const { shape } = run
  if (!shape || !request) throw new AppError('importUnchecked')
  requireMapping(run, request, { now, own: (await readOwnFields(store)).map((field) => ownRow(field)) })
  await store.transaction().execute(async (trx) => {
    await requireIdle(trx, now)
    const { mapping } = request
    if (save && mapping) await saveMapping(trx, shape, { name: save.trim(), mapping })
    await begin(trx, id, { step: 'check', request: JSON.stringify(request), report: null }, now)
  })
}

/** Logs who imports what, as the import begins. One that was stopped goes on. */
async function orderWriting(deps: PeopleDeps, acting: Acting, id: number): Promise<void> {
  const { name, request } = await requireRun(deps.store, id)
  const item = `${name} (${request?.mapping?.name ?? 'OpenStreetMap'})`
  await runAudited(deps, acting, { act: 'import', kind: 'import', item, reason: '' }, async (trx) => {
    await requireIdle(trx, acting.now)
    const run = await requireRun(trx, id)
    const isChecked = run.step === 'check' ? run.state === 'done' : run.step === 'import' && run.state !== 'done'
    if (!isChecked) throw new AppError('importUnchecked')
    await begin(trx, id, { step: 'import', report: null }, acting.now)
    return { tnid: 0, rows: [] }
  })
}

type Changes = Parameters<typeof changeRun>[2]

const begin = (trx: StoreTransaction, id: number, changes: Changes, now: number) =>
  changeRun(trx, id, { ...changes, state: 'running', done: 0, problem: null, is_cancelled: 0 }, now)

/** Stops the step that runs, or else removes the file. */
export async function endImport({ store, config, now }: PeopleDeps, id: number): Promise<void> {
  const run = await requireRun(store, id)
  if (stateOf(run, now().getTime()) === 'running') {
    await store.updateTable('import_runs').set({ is_cancelled: 1 }).where('id', '=', id).execute()
    return
  }
  await dropRuns(store, [id])
  await dropImportFiles(config, [run.file])
}

/** Renames a mapping that is saved for files like this one, or deletes it without a new name. Throws AppError. */
export async function changeSaved(
  { store }: PeopleDeps,
  { id, name }: { id: number; name: string },
  next?: string,
): Promise<void> {
  if (next === '') throw new AppError('needMappingName')
  await store.transaction().execute(async (trx) => {
    await lockContent(trx)
    const { shape } = await requireRun(trx, id)
    const others = shape ? (await savedMappings(trx, shape)).filter((mapping) => mapping.name !== name) : []
    if (others.some((mapping) => mapping.name === next)) throw invalidField('name', 'taken')
    if (!shape || !(await changeMapping(trx, shape, { name, next }))) throw new AppError('notFound')
  })
}

/** Requires a mapping that is complete where the file needs one, and none where it does not. Throws AppError. */
function requireMapping(
  { shape }: StoredRun,
  { mapping }: ImportRequest,
  { now, own }: { now: number; own: readonly OwnRow[] },
): void {
  const isNeeded = shape?.columns !== undefined
  const isWrong = mapping ? mappingProblem(mapping, now, own) !== undefined : isNeeded
  if (isWrong || (mapping && !isNeeded)) throw new AppError('invalidField')
  const lacks = importLacks(Object.keys(mapping?.fields ?? {}), { hasPositions: shape?.format !== 'csv' })
  if (mapping && lacks.length > 0) throw new AppError('invalidField')
}

function requireImporter({ importer }: PeopleDeps) {
  if (!importer) throw new AppError('notFound')
  return importer
}

async function requireRun(db: Store, id: number): Promise<StoredRun> {
  const run = await findRun(db, id)
  if (!run) throw new AppError('notFound')
  return run
}

/** One at a time: serializes with others that begin. Throws AppError `importRuns`. */
async function requireIdle(trx: StoreTransaction, now: number): Promise<void> {
  await lockContent(trx)
  const running = (await listRuns(trx)).find((run) => stateOf(run, now) === 'running')
  if (running) throw new AppError('importRuns', { values: () => ({ name: running.name }) })
}
