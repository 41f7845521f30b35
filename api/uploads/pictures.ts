import { fileTypeFromFile } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_TYPES } from '#core/terms/limits.ts'
import { AppError } from '#core/contract/app-error.ts'
import { serialQueue } from '#core/domain/serial-queue.ts'

/** Pixels on the longer side; the site shows nothing larger. */
const LONGEST_SIDE = 2000
/**
 * More than any camera makes; decoded, it still fits a small machine's memory. A JPEG is decoded at the size that is
 * needed, the others are decoded whole first, interlaced ones in several passes.
 */
const MAX_PIXELS: Readonly<Record<(typeof PICTURE_TYPES)[number], number>> = {
  'image/jpeg': 50_000_000,
  'image/png': 25_000_000,
  'image/gif': 25_000_000,
}
/** Longer side by shorter: a panorama. A strip would be enlarged to thousands of pixels before it is cropped. */
const MAX_RATIO = 8
const QUALITY = 82
const MAX_SECONDS = 20

export interface Picture {
  width: number
  height: number
  bytes: number
}

/**
 * Requires a picture that can be decoded quickly, by its first bytes and its header: nothing is decoded. Throws
 * AppError `onlyImages`.
 */
export async function requirePicture(source: string): Promise<void> {
  const type = await fileTypeFromFile(source).catch(() => undefined)
  const known = PICTURE_TYPES.find((mime) => mime === type?.mime)
  if (!known) throw new AppError('onlyImages')
  const { width, height } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('onlyImages', { cause })
    })
  const isFine = width * height <= MAX_PIXELS[known] && Math.max(width, height) <= MAX_RATIO * Math.min(width, height)
  if (!isFine) throw new AppError('onlyImages')
}

/** A sent picture: fully decoded, rotated upright, without metadata, no larger than shown. */
const upright = (source: string): Sharp =>
  sharp(source, { limitInputPixels: MAX_PIXELS['image/jpeg'], failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })

/** Re-encodes a sent picture. Throws AppError `onlyImages`. */
export async function reencodePicture(source: string, target: string): Promise<Picture> {
  await requirePicture(source)
  try {
    const { width, height, size } = await upright(source).webp({ quality: QUALITY }).toFile(target)
    return { width, height, bytes: size }
  } catch (cause) {
    throw new AppError('onlyImages', { cause })
  }
}

/** `cropped` to 3:2, as galleries show pictures; or `whole`, for what has to be read. */
export type Framing = 'cropped' | 'whole'

/** A file to write, and its width. */
interface Size {
  width: number
  path: string
}

/** Makes the pages' sizes of a picture that is already re-encoded: it is decoded once. */
export const resizePicture = (source: string, sizes: readonly Size[], framing: Framing): Promise<void> =>
  cut(sharp(source, { limitInputPixels: LONGEST_SIDE ** 2 }).timeout({ seconds: MAX_SECONDS }), sizes, framing)

/** Makes the pages' sizes of a sent picture: it is decoded once. Throws AppError `onlyImages`. */
export async function cutPicture(source: string, sizes: readonly Size[], framing: Framing): Promise<void> {
  await requirePicture(source)
  try {
    await cut(upright(source), sizes, framing)
  } catch (cause) {
    throw new AppError('onlyImages', { cause })
  }
}

async function cut(picture: Sharp, sizes: readonly Size[], framing: Framing): Promise<void> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const { width: targetWidth, path } of sizes) {
    const cropped = { height: Math.round((targetWidth * 2) / 3), fit: 'cover', position: 'attention' } as const
    await sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: MAX_SECONDS })
      .resize(
        framing === 'cropped' ? { width: targetWidth, ...cropped } : { width: targetWidth, withoutEnlargement: true },
      )
      .webp({ quality: QUALITY })
      .toFile(path)
  }
}

/** Decoded pictures are large: many at once would exhaust memory. */
export const inTurn = serialQueue()
