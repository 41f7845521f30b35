import { relative, sep } from 'node:path'
import { inspect } from 'node:util'
import { ROOT } from '../engine/bundle.ts'
import { explain } from '../explain.ts'
import type { World } from './world.ts'

/** What this process has loaded itself. */
const OWN_CODE = /^(api|data\/index|scripts)\/.*\.ts$|^\.env$/
const TESTS = /\/test\//

export interface Following {
  /** Undefined where it could not be opened. */
  world: Promise<World | undefined>
  /** The folder of the data files, absolute. */
  seed: string
  /** Has every open page load anew. */
  reload: () => void
}

/** Answers what is to be called with each file that changes, by its absolute path. */
export function followChanges({
  world,
  seed,
  reload,
}: Following): (path: string) => void {
  const takeIn = async () => {
    try {
      await (await world)?.importData()
      reload()
    } catch (error) {
      tell(explain(error) ?? inspect(error))
    }
  }
  return (path) => {
    const file = relative(ROOT, path).replaceAll(sep, '/')
    if (path.startsWith(seed + sep)) void takeIn()
    else if (OWN_CODE.test(file) && !TESTS.test(file))
      tell(`${file} has changed: stop and start again to see it.`)
  }
}

const tell = (line: string) => void process.stderr.write(`${line}\n`)
