import { DEFAULT_LANG, LANGS, type Lang } from '#core/i18n/languages.ts'

/** Old codes that browsers still send. */
const ALIASES: Readonly<Record<string, string>> = { iw: 'he' }
const LONGEST = 500

/** What tells a caller's language. */
export interface Asked {
  headers: { 'accept-language'?: string | undefined }
}

export const languageOf = ({ headers }: Asked): Lang => acceptedLanguage(headers['accept-language'])

/** The best supported language of an `Accept-Language` header. */
export function acceptedLanguage(header: string | undefined): Lang {
  let best: Lang = DEFAULT_LANG
  let bestQuality = 0
  for (const part of (header ?? '').slice(0, LONGEST).split(',')) {
    const [tag = '', ...parameters] = part.split(';')
    const code = tag.trim().toLowerCase().split('-', 1)[0] ?? ''
    const lang = LANGS.find((candidate) => candidate === (ALIASES[code] ?? code))
    const quality = qualityOf(parameters)
    if (lang && quality > bestQuality) {
      best = lang
      bestQuality = quality
    }
  }
  return best
}

/** The `q` of a header's part; 1 by default. */
export function qualityOf(parameters: readonly string[]): number {
  const q = parameters.map((text) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(text)?.[1])
  const quality = q.find((value) => value !== undefined)
  return quality === undefined ? 1 : Number(quality) || 0
}
