import { isOfIslands } from '#core/i18n/island-sections.ts'
import { KNOWN_LANGS, type Lang } from '#core/i18n/languages.ts'
import type { NamedTexts, OwnTexts } from '#core/i18n/own-texts.ts'
import { ownTextsOf, type OwnText } from '#core/i18n/text-entries.ts'
import { sectionOf } from '#core/i18n/used-sections.ts'
import { keptWhileUnchanged, type Index } from './open.ts'
import { setBodies } from './queries.ts'

const known = new WeakMap<Index['db'], { stored: string; texts: OwnTexts }>()

/** The site's own texts: the same object while they are the same. */
export const ownTexts = keptWhileUnchanged((index): OwnTexts => {
  const all = setBodies<OwnText>(index, 'ownTexts')
  const stored = JSON.stringify(all)
  let entry = known.get(index.db)
  if (entry?.stored !== stored) known.set(index.db, (entry = { stored, texts: ownTextsOf(all) }))
  return entry.texts
})

/** The own texts of a language that islands load. */
export function islandTexts(index: Index, lang: Lang): NamedTexts {
  const own = Object.entries(ownTexts(index)[lang] ?? {})
  return Object.fromEntries(own.filter(([name]) => isOfIslands(name)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The languages whose islands load own texts; their pages say so. */
export const langsWithIslandTexts = keptWhileUnchanged(
  (index): ReadonlySet<Lang> =>
    new Set(KNOWN_LANGS.filter((lang) => Object.keys(ownTexts(index)[lang] ?? {}).some(isOfIslands))),
)

/** Notes which sections of the messages the pages of a kind are rendered from. */
export function noteUses(index: Index, kind: string, sections: ReadonlySet<string>): void {
  for (const section of sections) index.run('insert or ignore into page_uses values (?, ?)', section, kind)
}

const IN_LANG = 'from published where lang = ?'
const SHOWING = `${IN_LANG} and subject in (
  select s.id from subjects s join page_uses u on u.kind = s.kind where u.section = ?)`

/** Makes the pages due that are rendered from changed texts, by their ids; `before`: see `langsWithIslandTexts`. */
export function touchTexts(index: Index, ids: readonly string[], before: ReadonlySet<Lang>): void {
  const due = (pages: string, ...values: string[]) =>
    index.run(pages.replace(/^from published/, `update published set env = ''`), ...values)
  const sections = new Set(ids.map((id) => id.replace(/^(\w+) (.*)$/, (_, lang, key) => `${lang} ${sectionOf(key)}`)))
  for (const [lang = '', section = ''] of [...sections].map((text) => text.split(' '))) due(SHOWING, lang, section)
  for (const lang of before.symmetricDifference(langsWithIslandTexts(index))) due(IN_LANG, lang)
}

/** A page that shows a section of the messages, and how many there are. */
export interface ShowingPages {
  pages: number
  /** The path of one of each kind. */
  examples: string[]
}

/** The pages of a language that are rendered from a section. */
export function pagesShowing(index: Index, lang: Lang, section: string): ShowingPages {
  const count = index.get<{ n: number }>(`select count(*) n ${SHOWING}`, lang, section)?.n ?? 0
  const examples = index.all<{ path: string }>(
    `select min(p.path) path from published p join subjects s on s.id = p.subject
     where p.lang = ? and s.kind not in ('manifest', 'feed')
     and s.kind in (select kind from page_uses where section = ?)
     group by s.kind order by count(*) desc, s.kind limit 12`,
    lang,
    section,
  )
  return { pages: count, examples: examples.map(({ path }) => path) }
}

/** How many pages a language has. */
export const pagesIn = (index: Index, lang: Lang): number =>
  index.get<{ n: number }>(`select count(*) n ${IN_LANG}`, lang)?.n ?? 0
