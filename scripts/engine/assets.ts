import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CACHE, PICTURES_DIR } from './bundle.ts'
import { brotli, linkOrCopy } from './files.ts'

const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest|map)$/
const COMPRESSED_DIR = join(CACHE, 'compressed-small')

/** Assets are few and used by every page: each is compressed with both encodings at a high level. */
const COMPRESSORS = {
  '.br': (bytes: Buffer) => brotli(bytes, 11),
  '.gz': (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
}
type Form = keyof typeof COMPRESSORS
const FORMS = Object.keys(COMPRESSORS) as Form[]

/** Puts a bundle's files and the pictures beside the pages; text files also compressed. */
export function placeAssets(bundleDir: string, pages: string): void {
  const client = join(bundleDir, 'client')
  for (const file of filesBelow(client)) placeAsset(join(client, file), join(pages, file))
  // No hard links: editing a picture in place must not change releases.
  for (const file of pictureFiles())
    cpSync(join(PICTURES_DIR, file), join(pages, 'pictures', file), {
      preserveTimestamps: true,
    })
}

/** The files of placeAssets, without compressed forms, by their paths below the pages. */
export function assetFiles(bundleDir: string): string[] {
  return [...filesBelow(join(bundleDir, 'client')), ...pictureFiles().map((file) => join('pictures', file))]
}

const pictureFiles = () => readdirSync(PICTURES_DIR).filter((file) => file.endsWith('.webp'))

const KEPT_MS = 30 * 24 * 3_600_000

/** Keeps assets of earlier releases for a month, for pages in browsers and caches. */
export function keepOldAssets(previousPages: string, pages: string, now: number): void {
  const old = join(previousPages, '_astro')
  if (!existsSync(old)) return
  for (const file of filesBelow(old)) {
    const path = join(old, file)
    if (now - statSync(path).mtimeMs > KEPT_MS) continue
    placeLinked(path, join(pages, '_astro', file))
  }
}

function placeAsset(from: string, to: string): void {
  placeLinked(from, to)
  if (!TEXT.test(from)) return
  for (const form of FORMS) placeLinked(compressedCopy(from, form), to + form)
}

/** The compressed form of an asset, made once per content. */
function compressedCopy(file: string, form: Form): string {
  const bytes = readFileSync(file)
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const path = join(COMPRESSED_DIR, name + form)
  if (!existsSync(path)) {
    mkdirSync(COMPRESSED_DIR, { recursive: true })
    writeFileSync(path, COMPRESSORS[form](bytes))
  }
  return path
}

function placeLinked(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  rmSync(to, { force: true })
  linkOrCopy(from, to)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
}
