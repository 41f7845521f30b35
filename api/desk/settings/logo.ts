import sharp from 'sharp'
import { MAX_LOGO } from '#api/settings/look.ts'
import { invalid } from './invalid.ts'

const DATA = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/
const MAX_PIXELS = 25_000_000

/** A picture as a small PNG, transparent where it was; anything but a picture is refused with `settingInvalid`. */
export async function smallLogo(text: string): Promise<string> {
  const [, base64] = DATA.exec(text) ?? []
  if (!base64) throw invalid('logo', '')
  try {
    const png = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: 10 })
      .rotate()
      .resize(MAX_LOGO.width, MAX_LOGO.height, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    throw invalid('logo', '')
  }
}
