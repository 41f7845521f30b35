import { DEFAULT_LANG, KNOWN_LANGS, LANGS, LANGUAGES } from '../i18n/languages.ts'
import type { RouteWords } from '../i18n/route-words.ts'

/** Permanent redirects: the pattern's groups replace `$1` and `$2` in `to`. */
export interface Redirect {
  pattern: string
  to: string
}

const { words: ENGLISH } = LANGUAGES[DEFAULT_LANG]
const REST = '([A-Za-z0-9][^/]*)'

/** From pages of removed languages to the same pages in English, whose slugs the server then corrects. */
export const REMOVED_LANGUAGES: readonly Redirect[] = KNOWN_LANGS.filter((lang) => !LANGS.includes(lang)).flatMap(
  (lang) => {
    const { words } = LANGUAGES[lang]
    return [
      ...(words === ENGLISH ? [] : wordRedirects(`/${lang}/`, words)),
      // Also the language's home page.
      { pattern: `^/${lang}(?:/${REST}?)?$`, to: '/$1' },
    ]
  },
)

/** Of a language whose addresses have words of their own. */
function wordRedirects(prefix: string, { types, ...words }: RouteWords): Redirect[] {
  const { types: englishTypes, ...english } = ENGLISH
  const plain = Object.keys(english) as (keyof typeof english)[]
  const byType = Object.entries(types) as unknown as [200, string][]
  return [
    ...byType.flatMap(([type, word]) => [
      {
        pattern: `^${prefix}${word}-(TJ[^/]*)-${word}((?:-p[0-9]+)?[.][^/-]*)$`,
        to: `/${englishTypes[type]}-$1-${englishTypes[type]}$2`,
      },
      { pattern: `^${prefix}${word}-(DI[^/]*)$`, to: `/${englishTypes[type]}-$1` },
    ]),
    {
      pattern: `^${prefix}${words.tours}-(TL[^/]*)-${words.vacation}[.]html$`,
      to: `/${english.tours}-$1-${english.vacation}.html`,
    },
    { pattern: `^${prefix}${words.tours}-((?:FT|CT)[^/]*)$`, to: `/${english.tours}-$1` },
    ...plain.map((name) => ({ pattern: `^${prefix}${words[name]}((?:-[^/]*)?[.]html)$`, to: `/${english[name]}$1` })),
  ]
}
