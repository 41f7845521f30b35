import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { ImportOrder, ImportRun, Imports, ImportShape } from '#core/contract/desk-imports.ts'
import type { TableEncoding } from '#core/terms/import-lacks.ts'
import { BYTES_PER_MEGABYTE } from '#core/terms/limits.ts'
import { format } from '#core/i18n/format.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { goTo } from '../address.ts'
import { attemptWith, deskCall, downloadTable, formOf, unlessRefused } from '../calls.ts'
import { keepImportDraft, lacksOf, readImportDraft, requestOf, type ImportDraft } from './import-draft.ts'

export interface ImportsStore {
  /** Undefined until it is known. */
  $list: ReadableAtom<Imports | undefined>
  $run: ReadableAtom<ImportRun | undefined>
  /** What was said of the run's file. */
  $draft: ReadableAtom<ImportDraft | undefined>
  /** The name of the file that is being sent. */
  $sending: ReadableAtom<string | undefined>
  /** Why the last call failed. */
  $problem: ReadableAtom<string | undefined>
  /** Loads a run, or the list of them. */
  open(id: number | undefined): Promise<void>
  /** Loads the run again. */
  look(): Promise<void>
  send(file: File): Promise<void>
  change(next: Partial<ImportDraft>): void
  order(step: Exclude<ImportOrder['step'], 'read'>): Promise<void>
  /** Reads the columns of a table again. */
  readAs(encoding: TableEncoding): Promise<void>
  /** Saves what was left out as a table. */
  saveLeftOut(): Promise<void>
  /** Renames a saved mapping, or deletes it without a new name. Throws ApiError. */
  changeMapping(name: string, next?: string): Promise<void>
  /** Stops what runs, or else removes the file. */
  end(): Promise<void>
}

/** The imports of files. */
export function createImports(): ImportsStore {
  const $list = atom<Imports | undefined>(undefined)
  const $run = atom<ImportRun | undefined>(undefined)
  const $draft = atom<ImportDraft | undefined>(undefined)
  const $sending = atom<string | undefined>(undefined)
  const $problem = atom<string | undefined>(undefined)

  const attempt = attemptWith($problem)
  async function load(id: number, isBackground = false): Promise<void> {
    const run = await runOf(id, isBackground)
    const before = $run.get()
    const isSame = before?.id === id && before.shape && before.shape.encoding === run.shape?.encoding
    const isRead = run.shape && !isSame
    $run.set(run)
    if (isRead) $draft.set(readImportDraft(run))
  }
  return {
    $list,
    $run,
    $draft,
    $sending,
    $problem,
    open: (id) =>
      attempt(async () => {
        if (id !== undefined) return load(id)
        $run.set(undefined)
        $list.set(await deskCall('GET /rest/tjt/desk/imports', {}))
      }),
    async look() {
      const run = $run.get()
      // A server that restarts answers the next time.
      if (run) await load(run.id, true).catch(unlessRefused)
    },
    async send(file) {
      const tooLarge = problemOfSize(file, $list.get())
      if (tooLarge) $problem.set(tooLarge)
      else {
        $sending.set(file.name)
        await attempt(() => sendFile(file))
        $sending.set(undefined)
      }
    },
    change(next) {
      const [run, draft] = [$run.get(), $draft.get()]
      if (run && draft) $draft.set(keptDraft(run, { ...draft, ...next }))
    },
    async order(step) {
      const [run, draft] = [$run.get(), $draft.get()]
      const body = run?.shape && draft && orderOf(step, run.shape, draft)
      if (body) await attempt(() => sendOrder(run.id, body).then(() => load(run.id)))
    },
    async changeMapping(name, next) {
      const [run, draft] = [$run.get(), $draft.get()]
      if (run && draft) $draft.set(await withMappingChanged(run, draft, { name, next }))
      if (run) await load(run.id)
    },
    ...runActs({ $run, attempt, load }),
  }
}

interface Acting {
  $run: ReadableAtom<ImportRun | undefined>
  attempt: ReturnType<typeof attemptWith>
  load: (id: number) => Promise<void>
}

/** What is done with the run that is open. */
function runActs({ $run, attempt, load }: Acting): Pick<ImportsStore, 'readAs' | 'saveLeftOut' | 'end'> {
  const withRun = async (act: (run: ImportRun) => Promise<void>) => {
    const run = $run.get()
    if (run) await attempt(() => act(run))
  }
  return {
    readAs: (encoding) =>
      withRun(async ({ id }) => {
        // Its columns will have other names.
        keepImportDraft(id, undefined)
        await sendOrder(id, { step: 'read', encoding })
        await load(id)
      }),
    saveLeftOut: () => withRun(downloadLeftOut),
    end: () => withRun((run) => endRun(run, load)),
  }
}

function problemOfSize({ size }: File, { megabytes = Infinity }: Partial<Imports> = {}): string | undefined {
  if (size <= megabytes * BYTES_PER_MEGABYTE) return undefined
  return format(t('desk.import').file.tooLarge, { megabytes: String(megabytes) })
}

const runOf = (id: number, isBackground: boolean): Promise<ImportRun> =>
  deskCall('GET /rest/tjt/desk/import/:id/:language', { params: { id, language: pageLang() } }, { isBackground })

function keptDraft({ id }: ImportRun, draft: ImportDraft): ImportDraft {
  keepImportDraft(id, draft)
  return draft
}

async function sendFile(file: File): Promise<void> {
  const { id } = await deskCall('POST /rest/tjt/desk/imports', {}, { encode: () => formOf('file', file) })
  goTo({ tab: 'import', rest: String(id) })
}

async function endRun({ id, state }: ImportRun, load: (id: number) => Promise<void>): Promise<void> {
  await deskCall('DELETE /rest/tjt/desk/import/:id', { params: { id } })
  if (state === 'running') return load(id)
  keepImportDraft(id, undefined)
  goTo({ tab: 'import' })
}

function sendMapping(id: number, name: string, next: string | undefined): Promise<unknown> {
  const params = { id, name }
  if (next === undefined) return deskCall('DELETE /rest/tjt/desk/import/:id/mapping/:name', { params })
  return deskCall('PUT /rest/tjt/desk/import/:id/mapping/:name', { params, body: { name: next } })
}

async function withMappingChanged(
  run: ImportRun,
  draft: ImportDraft,
  { name, next }: { name: string; next: string | undefined },
): Promise<ImportDraft> {
  await sendMapping(run.id, name, next)
  return draft.save === name ? keptDraft(run, { ...draft, save: next ?? '' }) : draft
}

const sendOrder = (id: number, body: ImportOrder) =>
  deskCall('POST /rest/tjt/desk/import/:id', { params: { id }, body })

async function downloadLeftOut({ id, name }: ImportRun): Promise<void> {
  const params = { id, language: pageLang() }
  const { csv } = await deskCall('GET /rest/tjt/desk/import/:id/left-out/:language', { params })
  downloadTable(csv, `${name.replace(/\.\w+$/, '')}-left-out.csv`)
}

/** What to order; undefined while a mapping lacks something. */
function orderOf(step: 'check' | 'import', shape: ImportShape, draft: ImportDraft): ImportOrder | undefined {
  if (step === 'import') return { step }
  if (lacksOf(draft, shape).length > 0) return undefined
  const save = draft.save.trim()
  return { step, request: requestOf(draft, shape), ...(save && { save }) }
}
