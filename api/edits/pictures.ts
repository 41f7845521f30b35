import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { PICTURE_TYPES } from '#core/contract/limits.ts'
import { AppError } from '#core/contract/app-error.ts'
import { serialQueue } from '#core/domain/serial-queue.ts'

/** Pixels on the longer side; the site shows nothing larger. */
const LONGEST_SIDE = 2000
/** More than any camera makes; decoded, it still fits a small machine's memory. */
const MAX_PIXELS = 50_000_000
const QUALITY = 82
const MAX_SECONDS = 20

export interface Picture {
  width: number
  height: number
  bytes: number
}

/**
 * Re-encodes a picture: fully decoded, rotated upright, without metadata, no larger than shown. Throws AppError
 * `onlyImages`.
 */
export async function reencodePicture(source: string, target: string): Promise<Picture> {
  const type = await fileTypeFromFile(source).catch(() => undefined)
  if (!PICTURE_TYPES.some((known) => known === type?.mime)) {
    throw new AppError('onlyImages')
  }
  try {
    const { width, height, size } = await sharp(source, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
    })
      .timeout({ seconds: MAX_SECONDS })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, {
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .toFile(target)
    return { width, height, bytes: size }
  } catch (cause) {
    throw new AppError('onlyImages', { cause })
  }
}

/** `cropped` to 3:2, as galleries show pictures; or `whole`, for what has to be read. */
export type Framing = 'cropped' | 'whole'

/** Resizes a picture to one of the pages' widths. */
export async function resizePicture(
  source: string,
  target: string,
  { width, framing }: { width: number; framing: Framing },
): Promise<void> {
  const cropped = { height: Math.round((width * 2) / 3), fit: 'cover', position: 'attention' } as const
  await sharp(source, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .resize(framing === 'cropped' ? { width, ...cropped } : { width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toFile(target)
}

/** Decoded pictures are large: many at once would exhaust memory. */
export const inTurn = serialQueue()
