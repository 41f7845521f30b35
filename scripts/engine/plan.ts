import { hash } from 'node:crypto'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { Index } from '#data/index/open.ts'
import type { Subject } from '#data/index/subjects.ts'
import type { Job } from './renderer.ts'

/** What has to be done to make the pages say what the index says. */
export interface Plan {
  jobs: Job[]
  /** Pages to make. */
  pages: number
  /** Pages that are as they should be. */
  unchanged: number
  /** Published pages that no longer belong to a subject. */
  gone: { subject: number; lang: Lang; path: string }[]
  env: string
}

/** All that every page is made from: the code, the words of the choices, and where the site lives. */
export function envOf(index: Index, bundle: string, origin: string): string {
  const options = index.all<{ body: string }>(`select body from sets where kind = 'options' order by id`)
  return hash('sha1', JSON.stringify([bundle, origin, options]))
}

/** Compares what is published with what should be, without rendering anything. */
export function planPages(index: Index, env: string): Plan {
  const total = index.get<{ n: number }>('select count(*) n from subjects')?.n ?? 0
  const jobs: Job[] = []
  let pages = 0
  for (const subject of dueSubjects(index, env)) {
    const { langs } = subject
    jobs.push({ subject, langs: langs.split(',') as Lang[] })
    pages += jobs.at(-1)?.langs.length ?? 0
  }
  const gone = index.all<Plan['gone'][number]>(
    'select p.subject, p.lang, p.path from published p where not exists (select 1 from subjects s where s.id = p.subject)',
  )
  return { jobs, pages, unchanged: total * LANGS.length - pages, gone, env }
}

/** Subjects with the languages in which their page is missing or was made from something else. */
function dueSubjects(index: Index, env: string): (Subject & { langs: string })[] {
  const langs = LANGS.map((lang) => `('${lang}')`).join(', ')
  return index.all(
    `with langs(lang) as (values ${langs})
     select s.id, s.kind, s.ref, s.sub, s.hash, s.slugs, s.noindex, group_concat(l.lang) langs
     from subjects s cross join langs l left join published p on p.subject = s.id and p.lang = l.lang
     where p.subject is null or p.hash <> s.hash or p.env <> ?
     group by s.id order by s.id`,
    env,
  )
}
