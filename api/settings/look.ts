import { createHash } from 'node:crypto'
import { coloursCss, isColour, MIN_CONTRAST, textContrast, type SiteColours } from '#core/domain/colours.ts'
import { SETTINGS } from '#core/terms/settings.ts'
import { ConfigError, type Env } from './config-error.ts'

/** The site's colours, and the file of their style sheet in each release. */
export interface ColoursConfig extends SiteColours {
  file: string
}

/** The site's logo: a file in each release, and its size in pixels. */
export interface LogoConfig {
  file: string
  width: number
  height: number
}

// Assets are cached for good: their names tell what is in them.
const fileOf = (name: string, bytes: string | Buffer, ending: string): string =>
  `_astro/${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.${ending}`

/** Undefined if both are the standard ones. Throws ConfigError. */
export function coloursOf(env: Env): ColoursConfig | undefined {
  const brand = colourOf(env, 'brandColour', 'brand')
  const accent = colourOf(env, 'accentColour', 'accent')
  if (brand === SETTINGS.brandColour.standard && accent === SETTINGS.accentColour.standard) return undefined
  return { brand, accent, file: fileOf('colours', coloursCss({ brand, accent }), 'css') }
}

function colourOf(env: Env, setting: 'brandColour' | 'accentColour', name: keyof SiteColours): string {
  const { variable, standard } = SETTINGS[setting]
  const colour = (env[variable] || standard).toLowerCase()
  if (!isColour(colour)) throw new ConfigError(`${variable} must be a colour like ${standard}, not "${env[variable]}"`)
  const contrast = textContrast(name, colour)
  if (contrast < MIN_CONTRAST) {
    const way = name === 'brand' ? 'darker: light text stands on it' : 'lighter: dark text stands on it'
    throw new ConfigError(
      `${variable} must be ${way}, and the contrast is ${contrast.toFixed(1)}, less than ${MIN_CONTRAST}`,
    )
  }
  return colour
}

const DATA = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/
const PNG = '89504e470d0a1a0a'
/** Shown at most 48 pixels high, on screens of any density. */
export const MAX_LOGO = { width: 720, height: 144 } as const

/** Throws ConfigError. */
export function logoOf(text: string | undefined): (LogoConfig & { base64: string }) | undefined {
  if (!text) return undefined
  const [, base64 = ''] = DATA.exec(text) ?? []
  const bytes = Buffer.from(base64, 'base64')
  // The header of a PNG: signature, and a first chunk with width and height.
  const isPng = bytes.length > 24 && bytes.subarray(0, 8).toString('hex') === PNG
  const [width, height] = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [0, 0]
  if (width < 1 || height < 1 || width > MAX_LOGO.width || height > MAX_LOGO.height) {
    throw new ConfigError(
      `SITE_LOGO must be a PNG of at most ${MAX_LOGO.width} × ${MAX_LOGO.height} pixels as data:image/png;base64,…`,
    )
  }
  return { file: fileOf('logo', bytes, 'png'), width, height, base64 }
}

/** A file that every release has because of a setting. */
export interface SettingFile {
  file: string
  bytes: Buffer
}

/** The files that the settings give to a release. */
export function settingFiles({
  colours,
  logo,
}: {
  colours?: ColoursConfig
  logo?: LogoConfig & { base64: string }
}): SettingFile[] {
  return [
    ...(colours ? [{ file: colours.file, bytes: Buffer.from(coloursCss(colours)) }] : []),
    ...(logo ? [{ file: logo.file, bytes: Buffer.from(logo.base64, 'base64') }] : []),
  ]
}
