import { parseArgs } from 'node:util'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { numberOf } from '../options.ts'

export interface PagesOptions {
  /** A running site, without a trailing slash; by default the whole site is built. */
  url?: string
  runs: number
  langs: Lang[]
  /** Only pages whose name contains this. */
  only: string
  json: boolean
}

/** Throws RangeError for invalid options. */
export function pagesOptions(args: string[]): PagesOptions {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      runs: { type: 'string', default: '3' },
      langs: { type: 'string', default: 'en,he' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  })
  return {
    ...(values.url !== undefined && { url: originOf(values.url) }),
    runs: numberOf('runs', values.runs, { least: 1, most: 50 }),
    langs: values.langs.split(',').map(langOf),
    only: values.only,
    json: values.json,
  }
}

function originOf(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new RangeError(`--url: ${text} is not an address of a site`)
  return url.origin
}

function langOf(text: string): Lang {
  const lang = LANGS.find((candidate) => candidate === text)
  if (!lang) throw new RangeError(`--langs: ${text} is not one of ${LANGS}`)
  return lang
}
