import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { Art } from './pictures/art.ts'
import { MOODS } from './pictures/moods.ts'
import { seeded } from './pictures/random.ts'
import { SCENES } from './pictures/scenes.ts'
import { finish } from './pictures/sky.ts'

const SOURCES = fileURLToPath(new URL('./pictures/', import.meta.url))
const STAMP = '.pictures-stamp'
export const WIDTHS = [400, 800, 1200] as const

/** The picture of one key, as SVG. */
export function drawPicture(key: string): string {
  const scene = SCENES.get(key)
  if (!scene) throw new Error(`no picture is called ${key}`)
  const art = new Art(seeded(key), MOODS[scene.mood])
  scene.draw(art)
  finish(art)
  return art.svg()
}

/** Changes whenever a drawing source changes. */
async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(SOURCES)).sort()) {
    if (name.endsWith('.ts'))
      hash.update(name).update(await readFile(join(SOURCES, name)))
  }
  hash.update(await readFile(fileURLToPath(import.meta.url)))
  return hash.digest('hex')
}

async function render(key: string, outDir: string): Promise<void> {
  const { data, info } = await sharp(Buffer.from(drawPicture(key)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const width of WIDTHS) {
    const raw = {
      width: info.width,
      height: info.height,
      channels: info.channels,
    }
    await sharp(data, { raw })
      .resize(width)
      .webp({ quality: 70, effort: 5 })
      .toFile(join(outDir, `${key}-${width}.webp`))
  }
}

/** Draws every picture into `outDir`, skipping those the present sources already drew. */
export async function makePictures(
  outDir: string,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const stampFile = join(outDir, STAMP)
  const hash = await sourceHash()
  const before = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : ''
  const current = before.trim() === hash
  if (!current) await writeFile(stampFile, 'incomplete\n')
  const keys = [...SCENES.keys()]
  let done = 0
  for (const key of keys) {
    const present = WIDTHS.every((w) =>
      existsSync(join(outDir, `${key}-${w}.webp`)),
    )
    if (!current || !present) await render(key, outDir)
    onProgress?.(++done, keys.length)
  }
  await writeFile(stampFile, `${hash}\n`)
}

if (
  process.argv[1] &&
  resolve(process.argv[1]) === fileURLToPath(import.meta.url)
) {
  const outDir = process.argv[2]
  if (!outDir) {
    console.error('usage: node scripts/make-pictures.ts OUTDIR')
    process.exit(1)
  }
  const started = Date.now()
  await makePictures(outDir, (done, total) => {
    if (done % 12 === 0 || done === total)
      console.log(`${done} of ${total} pictures`)
  })
  console.log(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
