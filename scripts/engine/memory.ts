import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// A heap grows by this much before its old objects are collected; by default it more than doubles, in each thread.
setFlagsFromString('--heap-growing-percent=50')
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>

/** Collects garbage and returns its memory to the system: before threads want as much. */
export const freeMemory = (): void => collect({ flavor: 'last-resort', type: 'major', execution: 'sync' })
