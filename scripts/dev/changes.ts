import { relative, sep } from 'node:path'
import { inspect } from 'node:util'
import { ROOT } from '../engine/bundle.ts'
import { explain } from '../cli/explain.ts'
import type { Backend } from './backend.ts'

/** Loaded by this process itself and not by Vite. */
const OWN_CODE = /^(api|data\/(index|release|store)|scripts)\/.*\.ts$|^\.env$/
const TESTS = /\/test\//

export interface Following {
  /** Undefined if it could not be opened. */
  backend: Promise<Backend | undefined>
  /** The folder of the data files, absolute. */
  seed: string
  /** Reloads every open page. */
  reload: () => void
}

/** Returns a listener for changed files, by their absolute path: imports data, and says what needs a restart. */
export function followChanges({ backend, seed, reload }: Following): (path: string) => void {
  const takeIn = async () => {
    try {
      await (await backend)?.importData()
      reload()
    } catch (error) {
      tell(explain(error) ?? inspect(error))
    }
  }
  return (path) => {
    const file = relative(ROOT, path).replaceAll(sep, '/')
    if (path.startsWith(seed + sep)) void takeIn()
    else if (OWN_CODE.test(file) && !TESTS.test(file)) tell(`${file} changed: restart npm run dev to see it.`)
  }
}

const tell = (line: string) => void process.stderr.write(`${line}\n`)
