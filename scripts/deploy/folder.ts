import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { makeFolder } from '../cli/make-folder.ts'
import { readIfThere } from '../engine/files.ts'
import { DeployError } from './errors.ts'
import { inParallel } from './retry.ts'
import { NOTES, compressedObjects, variantsOf, type Listed, type Target } from './target.ts'

const AT_ONCE = 8

/** A local or mounted folder. */
export function folderTarget(folder: string): Target {
  const at = (name: string) => join(folder, name)
  if (!(statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? true))
    throw new DeployError(`${folder} is a file: name a folder after --to.`)
  const write = async (name: string, bytes: Buffer) => {
    const partial = at(`${NOTES}new-${randomUUID()}`)
    await mkdir(dirname(partial), { recursive: true })
    await mkdir(dirname(at(name)), { recursive: true })
    try {
      await writeFile(partial, bytes, { mode: 0o644 })
      await rename(partial, at(name))
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }
  const drop = (name: string) => rm(at(name), { force: true })
  return {
    name: folder,
    profile: 'folder 1',
    batch: 500,
    objectsOf: compressedObjects,
    async put(objects) {
      await inParallel(objects, AT_ONCE, ({ name, bytes }) => write(name, bytes))
      await flush(folder)
    },
    async remove(files) {
      await inParallel(files.flatMap(variantsOf), AT_ONCE, drop)
    },
    list: () => listFolder(folder),
    read: async (name) => readIfThere(at(name)),
    write,
    async create(name, bytes) {
      // The lease is the first file, and may find no folder.
      makeFolder(folder, { by: '--to or DEPLOY_TO' })
      await mkdir(dirname(at(name)), { recursive: true })
      await writeFile(at(name), bytes, { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST') throw error
      })
    },
    removeNote: drop,
  }
}

/** Flushes a folder's file system once for many files, because single syncs are slow. */
function flush(folder: string): Promise<void> {
  return new Promise((resolve) => {
    // Without this program, the system flushes in its own time.
    execFile('sync', ['-f', folder], () => resolve())
  })
}

async function* listFolder(folder: string): AsyncIterable<Listed> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const md5 = createHash('md5')
    for await (const chunk of createReadStream(path)) md5.update(chunk)
    const name = relative(folder, path).split(sep).join('/')
    yield { name, md5: md5.digest('hex') }
  }
}
