import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cutPicture, reencodePicture, requirePicture, resizePicture } from '#api/uploads/pictures.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A black and white PNG: some kilobytes, however large it is. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function stored(bytes: Buffer): string {
  const path = join(temporaryFolder(), 'sent.part')
  writeFileSync(path, bytes)
  return path
}

const refused = { code: 'onlyImages' }

test.each([
  ['a strip of 60,000 × 800 pixels', 60_000, 800],
  ['a strip of 800 × 60,000 pixels', 800, 60_000],
  ['a small strip', 900, 100],
  ['a PNG of 26 million pixels', 5200, 5000],
])('%s is refused by its header', async (_, width, height) => {
  // Little follows it: who decodes the picture does not get far.
  const path = stored(pngOf(width, height).subarray(0, 60))
  await expect(requirePicture(path)).rejects.toMatchObject(refused)
  await expect(reencodePicture(path, `${path}.webp`)).rejects.toMatchObject(refused)
  await expect(cutPicture(path, [{ width: 400, path: `${path}.webp` }], 'cropped')).rejects.toMatchObject(refused)
})

test('the header of a picture that may be sent is enough; what is missing shows when it is decoded', async () => {
  const path = stored(pngOf(3000, 2000).subarray(0, 60))
  await requirePicture(path)
  await expect(reencodePicture(path, `${path}.webp`)).rejects.toMatchObject(refused)
  await expect(cutPicture(path, [{ width: 400, path: `${path}.webp` }], 'cropped')).rejects.toMatchObject(refused)
})

test('the sizes of the pages are cut from one decoding, upright and without metadata', async () => {
  const path = stored(
    await sharp({ create: { width: 900, height: 1500, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { Artist: 'Dana Levi' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  )
  const sizes = [400, 1200].map((width) => ({ width, path: `${path}-${width}.webp` }))
  const resized = () =>
    Promise.all(
      sizes.map(async (size) => {
        const { width, height, format, exif } = await sharp(readFileSync(size.path)).metadata()
        return [width, height, format, exif]
      }),
    )
  await cutPicture(path, sizes, 'cropped')
  const cropped = [
    [400, 267, 'webp', undefined],
    [1200, 800, 'webp', undefined],
  ]
  expect(await resized()).toEqual(cropped)
  await cutPicture(path, sizes, 'whole')
  expect((await resized())[0]).toEqual([400, 240, 'webp', undefined])
  const clean = `${path}.webp`
  expect(await reencodePicture(path, clean)).toMatchObject({ width: 1500, height: 900 })
  await resizePicture(clean, sizes, 'cropped')
  expect(await resized()).toEqual(cropped)
})

test('the picture is read once: later sizes do not notice that the first has replaced it', async () => {
  const picture = sharp({ create: { width: 1500, height: 900, channels: 3, background: '#c33' } })
  const jpeg = await picture.jpeg().toBuffer()
  for (const cut of [cutPicture, resizePicture]) {
    const path = stored(jpeg)
    const last = `${path}.webp`
    const sizes = [path, last].map((file, at) => ({ width: [400, 1200][at]!, path: file }))
    await cut(path, sizes, 'whole')
    expect((await sharp(readFileSync(path)).metadata()).width).toBe(400)
    expect((await sharp(readFileSync(last)).metadata()).width).toBe(1200)
  }
})
