import { hash } from 'node:crypto'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { OptionList } from '#core/contract/data-files.ts'
import type { Index } from '#data/index/open.ts'
import { setBodies } from '#data/index/queries.ts'
import { frameOf } from '#data/index/site-inputs.ts'
import type { Subject } from '#data/index/subjects.ts'
import type { Job } from './renderer.ts'
import { settingsKey, type SiteSettings } from './settings.ts'

/** The steps that bring the pages up to date with the index. */
export interface Plan {
  jobs: Job[]
  /** Pages to render. */
  pages: number
  /** Up-to-date pages. */
  unchanged: number
  /** Published pages that no longer belong to a subject. */
  gone: { subject: number; lang: Lang; path: string }[]
  env: string
}

/** A hash of what every page depends on: code, option names, settings, frame. */
export function envOf(index: Index, bundle: string, settings: SiteSettings): string {
  // Pages name options: their order, and which are offered, is for filters and forms, which ask the API.
  const options = setBodies<OptionList>(index, 'options')
    .map(({ list, options: own }) => [list, own.map(({ id, name }) => [id, name]).sort()])
    .sort()
  const inputs = [bundle, settingsKey(settings), options, frameOf(index)]
  return hash('sha1', JSON.stringify(inputs))
}

/** Compares published pages with current keys, without rendering. */
export function planPages(index: Index, env: string): Plan {
  const total = index.get<{ n: number }>('select count(*) n from subjects')?.n ?? 0
  const jobs = dueSubjects(index, env)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((subject) => ({ subject, langs: dueLangs(index, subject, env) }))
  const pages = jobs.reduce((sum, { langs }) => sum + langs.length, 0)
  const gone = index.all<Plan['gone'][number]>(
    'select p.subject, p.lang, p.path from published p where not exists (select 1 from subjects s where s.id = ' +
      'p.subject) or p.lang not in (select value from json_each(?))',
    JSON.stringify(LANGS),
  )
  return { jobs, pages, unchanged: total * LANGS.length - pages, gone, env }
}

/** Kinds that visitors open first are rendered first. */
const FIRST: readonly RouteKind[] = ['home', 'search', 'shabbatTimes', 'candleTimes', 'calendar', 'notFound', 'place']

function rankOf({ kind }: Subject): number {
  const rank = FIRST.indexOf(kind)
  return rank < 0 ? FIRST.length : rank
}

const MADE_SO = `from published p where p.subject = s.id and p.hash = s.hash and p.hash <> '' and p.env = ?`

/** Subjects with a missing or outdated page. */
function dueSubjects(index: Index, env: string): Subject[] {
  return index.all(
    `select s.id, s.kind, s.ref, s.sub, s.hash, s.slugs, s.noindex from subjects s
     where (select count(*) ${MADE_SO}) < ${LANGS.length} order by s.id`,
    env,
  )
}

function dueLangs(index: Index, subject: Subject, env: string): Lang[] {
  const pages = index.all<{ lang: Lang }>(
    `select lang from published where subject = ? and hash = ? and hash <> '' and env = ?`,
    subject.id,
    subject.hash,
    env,
  )
  return LANGS.filter((lang) => !pages.some((page) => page.lang === lang))
}
