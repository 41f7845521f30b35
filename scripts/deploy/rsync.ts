import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { endsWithUs } from '../cli/children.ts'
import { DeployError, TransientError } from './errors.ts'
import { withRetries, type Patience } from './retry.ts'
import { compressedObjects, variantsOf, type Listed, type StoredObject, type Target } from './target.ts'

export interface RsyncPlace {
  /** `user@host:/path`, `rsync://host/module` or a local path. */
  to: string
  /** The ssh command, as in `ssh -p 2222 -i key`. */
  ssh: string
  patience?: Patience
}

/** A server reached by rsync, usually over ssh. */
export function rsyncTarget({ to, ssh, patience }: RsyncPlace): Target {
  const place = to.endsWith('/') ? to : `${to}/`
  const rsync = (args: readonly string[], more: RunOptions = {}) =>
    withRetries(() => run(['-e', ssh, ...args], place, more), patience)
  const send = (objects: readonly StoredObject[], more: string[] = []) =>
    inFolder(async (folder) => {
      for (const { name, bytes } of objects) {
        await mkdir(dirname(join(folder, name)), { recursive: true })
        await writeFile(join(folder, name), bytes)
      }
      // Never skip files because size and time happen to match.
      const how = ['-rtpI', '--mkpath', '--chmod=D755,F644', ...more]
      await rsync([...how, `${folder}/`, place])
    })
  const drop = (names: readonly string[]) =>
    inFolder(async (folder) => {
      // rsync deletes files missing from our folder, but keeps the folders.
      for (const name of names) await mkdir(dirname(join(folder, name)), { recursive: true })
      await rsync(['--delete-missing-args', '--from0', '--files-from=-', `${folder}/`, place], {
        input: names.join('\0'),
      })
    })
  const note = (name: string, bytes: Buffer) => [{ name, bytes, headers: {} }]
  return {
    name: place,
    profile: 'rsync 1',
    batch: 2000,
    objectsOf: compressedObjects,
    // Files are renamed into place together at the end of each batch.
    put: (objects) => send(objects, ['--delay-updates']),
    remove: (files) => drop(files.flatMap(variantsOf)),
    async *list(): AsyncIterable<Listed> {
      const how = ['-r', '--no-h', '-8', '--list-only']
      const listed = await rsync([...how, place], { mayBeMissing: true })
      for (const line of listed?.split('\n') ?? []) {
        const name = /^-\S+\s+[\d,]+ \S+ \S+ (.+)$/.exec(line)?.[1]
        if (name) yield { name }
      }
    },
    read: (name) =>
      inFolder(async (folder) => {
        const answer = await rsync([place + name, `${folder}/note`], {
          mayBeMissing: true,
        })
        if (answer === undefined) return undefined
        return readFile(join(folder, 'note'))
      }),
    write: (name, bytes) => send(note(name, bytes)),
    create: (name, bytes) => send(note(name, bytes), ['--ignore-existing']),
    removeNote: (name) => drop([name]),
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface RunOptions {
  input?: string
  /** Whether the source may be missing. */
  mayBeMissing?: boolean
}

/** rsync's output; undefined if the source is missing. */
function run(
  args: readonly string[],
  place: string,
  { input = '', mayBeMissing = false }: RunOptions,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C' }
    const child = endsWithUs(spawn('rsync', ['--timeout=120', ...args], { env }))
    let output = ''
    let problem = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (problem += text))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', () =>
      reject(
        new DeployError(
          'rsync is not installed here: install it (apt-get install rsync), or choose another way with --to.',
        ),
      ),
    )
    child.on('close', (code) => {
      if (code === 0) return resolve(output)
      if (mayBeMissing && code === 23 && /No such file or directory/.test(problem)) return resolve(undefined)
      reject(errorOf(code, problem.trim(), place))
    })
  })
}

/** Exit codes of rsync for a bad connection. */
const TRANSIENT_CODES = new Set([10, 12, 30, 35, 255])

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /Permission denied \((publickey|password|keyboard)/,
    'the server refuses this key: put the public key into its authorized_keys, or name the right one, as in ' +
      'DEPLOY_SSH="ssh -i /path/to/key"',
  ],
  [
    /Host key verification failed/,
    'the server is not among the known hosts: log in once with ssh and compare its fingerprint',
  ],
  [
    /Connection refused/,
    'the connection is refused: start sshd there, or name its port, as in DEPLOY_SSH="ssh -p 2222"',
  ],
  [/Could not resolve hostname/, 'the server cannot be found: correct the address after --to'],
  [/command not found|rsync: not found/, 'rsync is not installed there'],
  [/No space left|Disk quota exceeded/, 'the disk there is full: free some space and run the command again'],
  [/Permission denied|Read-only file system/, 'this user may not write there: give it the folder'],
]

function errorOf(code: number | null, problem: string, place: string): Error {
  const last = problem.split('\n').find((line) => line.trim()) ?? ''
  const remedy = REMEDIES.find(([sign]) => sign.test(problem))?.[1]
  if (remedy) return new DeployError(`${place}: ${remedy} (${last}).`)
  const line = `rsync to ${place} ended with ${code} (${last})`
  return TRANSIENT_CODES.has(code ?? -1) ? new TransientError(line) : new DeployError(line)
}
