import { statSync } from 'node:fs'
import { join } from 'node:path'
import { changeRun, type ImportProblem, type StoredRun } from '#data/store/import-runs.repository.ts'
import { importsDir, leftOutName, type UploadsPlace } from '#data/store/uploads.ts'
import type { Store } from '#data/store/database.ts'
import { ownRows } from '#core/fields/own.ts'
import { readOwnFields } from '#data/store/own-fields.repository.ts'
import { DataFileError } from './data-files.ts'
import { shapeOfFile } from './places/file-shape.ts'
import { importPlaces } from './places/import-places.ts'
import { jsonOfLeftOut } from './places/left-out-file.ts'
import { guessFormat } from './places/reader.ts'
import { openReading } from './places/reading.ts'

const SIGN_MS = 1000

export interface ImportSite {
  config: UploadsPlace
  store: Store
}

/** Carries out the step of an import that an editor ordered at the desk. Rethrows what is no fault of the file. */
export async function runStep(site: ImportSite, run: StoredRun, stop: AbortController): Promise<void> {
  const { store } = site
  let done = 0
  const change = (changes: Parameters<typeof changeRun>[2]) => changeRun(store, run.id, changes, Date.now())
  const signs = setInterval(() => {
    // A store that is busy hears the next sign.
    change({ done }).then(
      ({ isCancelled }) => isCancelled && stop.abort(),
      () => {},
    )
  }, SIGN_MS)
  try {
    const found = await resultOf(site, run, { stop: stop.signal, tick: (bytes) => (done = bytes) })
    clearInterval(signs)
    await change({ ...found, state: stop.signal.aborted ? 'stopped' : 'done' })
  } catch (error) {
    clearInterval(signs)
    if (stop.signal.aborted) return void (await change({ state: 'stopped' }))
    await change({ state: 'failed', problem: JSON.stringify(problemOf(error, run)) })
    if (!(error instanceof DataFileError)) throw error
  }
}

interface Running {
  stop: AbortSignal
  tick: (done: number) => void
}

/** What a step found, as the store keeps it. */
async function resultOf({ config, store }: ImportSite, { file: name, step, request }: StoredRun, running: Running) {
  const file = join(importsDir(config), name)
  const now = Date.now()
  if (step === 'read') {
    const own = ownRows(await readOwnFields(store))
    const shape = await shapeOfFile(openReading(file, { now, ...running }), request?.encoding, own)
    return { shape: JSON.stringify(shape), done: statSync(file).size }
  }
  const leftOut = jsonOfLeftOut(join(importsDir(config), leftOutName(name)))
  const report = await importPlaces(store, {
    file,
    format: guessFormat(file),
    mapping: request?.mapping,
    isWhole: request?.isWhole === true,
    dryRun: step === 'check',
    now,
    onLeftOut: (row) => leftOut.add(row),
    ...running,
  }).finally(() => leftOut.close())
  return { report: JSON.stringify(report), done: statSync(file).size }
}

/** What to say about a failure. Messages begin with the file's path, which means nothing to an editor. */
function problemOf(error: unknown, { file, name }: StoredRun): ImportProblem {
  if (!(error instanceof DataFileError)) return { text: 'unexpected' }
  const [, text = error.message] = error.message.split(`${file}: `)
  return { text: text.replace(file, name), ...(error.reason && { reason: error.reason }) }
}
