import { DEFAULT_LANG, LANGS, LANGUAGES, type Lang } from '../i18n/languages.ts'
import { REMOVED_LANGUAGES, type Redirect } from './removed-languages.ts'
import { pathOf } from './routes.ts'

/** URLs that cannot be enumerated, and the prebuilt page that answers them. */
export interface Rewrite {
  lang: Lang
  name: 'place' | 'travel' | 'results' | 'nearPoint' | 'nearPlace' | 'vacations'
  /** A regular expression for the whole decoded path. */
  pattern: string
  /** Path of the page, not percent-encoded. */
  to: string
}

const SLUG = '[^/]*'
const ID = '[0-9]{1,10}'
const LAT = '-?[0-9]{1,2}(?:[.][0-9]{1,15})?'
const LNG = '-?[0-9]{1,3}(?:[.][0-9]{1,15})?'

/**
 * The table of rewrites, for this server and, printed, for others. A rewrite applies only if the path has no
 * file, and is answered with status 200 and `X-Robots-Tag: noindex`.
 */
export const REWRITES: readonly Rewrite[] = LANGS.flatMap((lang) => {
  const prefix = lang === DEFAULT_LANG ? '/' : `/${lang}/`
  const to = pathOf(lang, { kind: 'placeShell' })
  const shapes: Rewrite[] = Object.entries(patternsOf(lang)).map(([name, pattern]) => ({
    lang,
    name: name as Rewrite['name'],
    pattern: `^${prefix}${pattern}[.]html$`,
    to,
  }))
  const vacations = pathOf(lang, { kind: 'vacations' })
  return [
    ...shapes,
    // The search text is only in the query.
    {
      lang,
      name: 'vacations',
      pattern: `^${vacations.replace(/[.]html$/, '')}$`,
      to: vacations,
    },
  ]
})

export const REDIRECTS: readonly Redirect[] = REMOVED_LANGUAGES

function patternsOf(lang: Lang): Record<Exclude<Rewrite['name'], 'vacations'>, string> {
  const { guide, tours, vacation, types } = LANGUAGES[lang].words
  const typeWords = [...new Set(Object.values(types))].filter((word) => word !== guide)
  const results = typeWords.map((word) => `${word}-TJ${ID}-${SLUG}-${word}`)
  return {
    place: `${guide}-TJ${ID}-${SLUG}-${guide}`,
    travel: `${tours}-TL${ID}-${SLUG}-${vacation}`,
    results: `(?:${results.join('|')})(?:-p[0-9]{1,6})?`,
    nearPoint: `Kosher_NearBy-${LAT},${LNG}-${SLUG}`,
    nearPlace: `kosher_search-nearby-TJ${ID}-${SLUG}`,
  }
}

const COMPILED = REWRITES.map((rewrite) => [new RegExp(rewrite.pattern, 'u'), rewrite] as const)

/** The rewrite for a decoded path, if any. */
export function rewriteOf(path: string): Rewrite | undefined {
  return COMPILED.find(([pattern]) => pattern.test(path))?.[1]
}

const COMPILED_REDIRECTS = REDIRECTS.map(({ pattern, to }) => [new RegExp(pattern, 'u'), to] as const)

/** The new path of a decoded path in a removed language; undefined for others. */
export function redirectOf(path: string): string | undefined {
  const found = COMPILED_REDIRECTS.find(([pattern]) => pattern.test(path))
  return found && path.replace(...found)
}
