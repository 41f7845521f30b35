import { hash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { inParallel } from './retry.ts'
import { NOTES, type Target } from './target.ts'

// The manifest is stored at the target: `head.json` names a base and the changes since, each a compressed JSON object
// from file to digest. Before a file is touched, a change marks it (`?`), so that the next deploy, from any machine,
// knows what a killed run left unfinished.

/** Digest of a file; `?` if uncertain; `-` and epoch milliseconds for a kept file that the site no longer uses. */
export type Known = string
export const UNSURE = '?'

interface Head {
  format: 1
  /** How files are stored. */
  profile: string
  base: string
  changes: string[]
  /** The changes not yet purged from the CDN. */
  unpurged: string[]
  /** The release that is complete there; absent during a deploy, or after an interrupted one. */
  release?: number
  at: string
}

const HEAD = `${NOTES}head.json`
const MAX_CHANGES = 40
const READ_AT_ONCE = 8

export class DamagedManifest extends Error {}

type Changes = ReadonlyMap<string, Known | null>

export interface Manifest {
  readonly files: ReadonlyMap<string, Known>
  readonly release: number | undefined
  readonly profile: string
  /** Whether a file of that name belongs to the manifest. */
  uses(name: string): boolean
  /** Files whose addresses are to be purged. */
  unpurged(): Promise<Set<string>>
  /** Records changes durably: whether they must be purged, and which release they complete. */
  note(changes: Changes, options?: NoteOptions): Promise<void>
  /** Records that everything is purged. */
  purged(): Promise<void>
}

interface NoteOptions {
  purge?: boolean
  release?: number
}

export interface ManifestOptions {
  now: () => number
  /** Throws, before anything is written, if somebody else has taken over. */
  check: () => Promise<void>
  /** Cache by name: files never change under theirs. */
  known: Map<string, Record<string, Known | null>>
}

/** The manifest at a target; undefined if there is none. Throws DamagedManifest. */
export async function readManifest(target: Target, options: ManifestOptions): Promise<Manifest | undefined> {
  const bytes = await target.read(HEAD)
  if (!bytes) return undefined
  const head = parsedHead(bytes)
  const names = [head.base, ...head.changes]
  const read = new Map<string, Record<string, Known | null>>()
  await inParallel(names, READ_AT_ONCE, async (name) => {
    read.set(name, options.known.get(name) ?? (await readChanges(target, name)))
  })
  const files = new Map<string, Known>()
  options.known.clear()
  for (const name of names) {
    apply(files, read.get(name)!)
    options.known.set(name, read.get(name)!)
  }
  return manifest(target, head, files, options)
}

/** A new manifest from known files. */
export async function startManifest(
  target: Target,
  files: Map<string, Known>,
  options: ManifestOptions,
): Promise<Manifest> {
  await options.check()
  const head: Head = {
    format: 1,
    profile: target.profile,
    base: await writeChanges(target, files),
    changes: [],
    unpurged: [],
    at: new Date(options.now()).toISOString(),
  }
  return manifest(target, head, files, options)
}

function manifest(target: Target, head: Head, files: Map<string, Known>, { now, check }: ManifestOptions): Manifest {
  const write = async () => {
    head.at = new Date(now()).toISOString()
    await check()
    await target.write(HEAD, Buffer.from(`${JSON.stringify(head, null, 1)}\n`))
  }
  const used = () => [head.base, ...head.changes, ...head.unpurged]
  const forget = async (old: readonly string[]) => {
    const stay = new Set(used())
    for (const name of new Set(old)) if (!stay.has(name)) await target.removeNote(name)
  }
  return {
    files,
    get release() {
      return head.release
    },
    get profile() {
      return head.profile
    },
    uses: (name) => used().includes(name),
    async unpurged() {
      const all = new Set<string>()
      for (const name of head.unpurged) for (const file of Object.keys(await readChanges(target, name))) all.add(file)
      return all
    },
    async note(changes, { purge = false, release } = {}) {
      if (changes.size > 0) {
        const name = await writeChanges(target, changes)
        head.changes.push(name)
        if (purge) head.unpurged.push(name)
      }
      head.profile = target.profile
      head.release = release
      apply(files, Object.fromEntries(changes))
      const old = used()
      if (release !== undefined && head.changes.length > MAX_CHANGES) {
        head.base = await writeChanges(target, files)
        head.changes = []
      }
      await write()
      await forget(old)
    },
    async purged() {
      if (head.unpurged.length === 0) return
      const old = used()
      head.unpurged = []
      await write()
      await forget(old)
    },
  }
}

function apply(files: Map<string, Known>, changes: Readonly<Record<string, Known | null>>): void {
  for (const [file, known] of Object.entries(changes)) {
    if (known === null) files.delete(file)
    else files.set(file, known)
  }
}

function parsedHead(bytes: Buffer): Head {
  const damaged = () => new DamagedManifest(`${HEAD} is damaged`)
  let head: Head
  try {
    head = JSON.parse(bytes.toString('utf8')) as Head
  } catch {
    throw damaged()
  }
  const names = [head?.base, head?.changes, head?.unpurged].flat()
  const isSound = names.every((name) => typeof name === 'string' && name.startsWith(NOTES))
  if (head?.format !== 1 || !isSound) throw damaged()
  return head
}

/** Stores changes under the hash of their content. */
async function writeChanges(target: Target, changes: Changes): Promise<string> {
  const text = JSON.stringify(Object.fromEntries(changes))
  const bytes = gzipSync(text)
  const name = `${NOTES}files-${hash('sha256', bytes).slice(0, 32)}.json.gz`
  await target.write(name, bytes)
  return name
}

async function readChanges(target: Target, name: string): Promise<Record<string, Known | null>> {
  const bytes = await target.read(name)
  if (!bytes) throw new DamagedManifest(`${name} is missing`)
  if (!name.includes(hash('sha256', bytes).slice(0, 32))) throw new DamagedManifest(`${name} is damaged`)
  return JSON.parse(gunzipSync(bytes).toString('utf8'))
}
