import type { DeskText, TextLine } from '#core/contract/desk.ts'
import type { TEXT_STATES } from '#core/contract/desk-texts.ts'
import { format } from '#core/i18n/format.ts'
import { isOfIslands } from '#core/i18n/island-sections.ts'
import { DEFAULT_LANG, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { hasNewDefault, textEntries, textFault, type OwnText, type TextForms } from '#core/i18n/text-entries.ts'
import { sectionOf } from '#core/i18n/used-sections.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { readableIndex } from '#api/http/lookup.ts'
import { placeholders } from '#api/mail/render.ts'
import { langsWithIslandTexts, pagesIn, pagesShowing } from '#data/index/own-texts.ts'
import type { Store } from '#data/store/database.ts'
import { listOwnTexts } from '#data/store/own-texts.repository.ts'
import { mayChangeText } from '../permissions/translations.ts'
import { defaultsOf, faultError, storedText, versionOfText, type TextId } from './texts.ts'

interface Query {
  text?: string
  state?: (typeof TEXT_STATES)[number]
  from?: number
  count?: number
}

const PART = 20

/** The texts of a language in which all words of a text are, or their key, own text or English; by key. */
export async function listTexts(
  db: Store,
  language: Lang,
  { text: search = '', state, from = 0, count = PART }: Query,
): Promise<{ total: number; texts: TextLine[] }> {
  const all = await listOwnTexts(db)
  const own = new Map(all.filter((text) => text.language === language).map((text) => [text.key, text]))
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = [...textEntries(language)].flatMap(([key, defaults]) => {
    const stored = own.get(key)
    if (state === 'own' && !stored) return []
    if (state === 'changed' && !(stored && hasNewDefault(stored))) return []
    const forms = [defaults, stored?.texts ?? {}, textEntries(DEFAULT_LANG).get(key) ?? {}].flatMap(Object.values)
    const content = [key, ...forms].join('\n').toLowerCase()
    return words.every((word) => content.includes(word)) ? [lineOf(key, defaults, stored)] : []
  })
  found.sort((a, b) => (a.key < b.key ? -1 : 1))
  return { total: found.length, texts: found.slice(from, from + count) }
}

function lineOf(key: string, defaults: TextForms, stored: OwnText | undefined): TextLine {
  const forms = stored && !textFault(stored) ? stored.texts : defaults
  return {
    key,
    text: forms['text'] ?? forms['other'] ?? Object.values(forms)[0] ?? '',
    isOwn: stored !== undefined,
    isChanged: stored !== undefined && hasNewDefault(stored),
  }
}

/** A text with its default, its English, and where it is used. Throws AppError `notFound`. */
export async function readText(deps: PeopleDeps, rights: Rights, id: TextId, lang: Lang): Promise<DeskText> {
  const { language, key } = id
  const defaults = defaultsOf(id)
  const stored = await storedText(deps.store, id)
  const own = stored && !stored.deleted ? (stored.body as OwnText) : undefined
  const fault = own && textFault(own)
  const english = textEntries(DEFAULT_LANG).get(key) ?? defaults
  return {
    key,
    language,
    defaults,
    english,
    ...(own && { own: own.texts }),
    ...(own && hasNewDefault(own) && { former: own.defaults }),
    ...(fault && { fault: faultText(lang, fault) }),
    placeholders: placeholdersOf({ ...english, ...defaults }),
    use: usesOf(deps, id, own !== undefined),
    mayChange: mayChangeText(rights, language),
    seq: versionOfText(stored),
  }
}

const faultText = (lang: Lang, fault: Parameters<typeof faultError>[0]): string => {
  const { code, values } = faultError(fault)
  return format(MESSAGES[lang].errors[code], values?.(lang) ?? {})
}

const placeholdersOf = (forms: TextForms): string[] => [
  ...new Set(Object.values(forms).flatMap((text) => placeholders(text).map((name) => `{{${name}}}`))),
]

function usesOf(deps: PeopleDeps, { language, key }: TextId, isOwn: boolean): DeskText['use'] {
  const index = readableIndex(deps)
  const kind = key.startsWith('mail:') ? 'mail' : 'page'
  const islands = isOfIslands(key)
  if (!index) return { kind, islands, pages: 0, examples: [], rebuilds: 0 }
  const isMarked = langsWithIslandTexts(index).has(language)
  const rebuilds = islands && !isMarked && !isOwn ? pagesIn(index, language) : 0
  return { kind, islands, ...pagesShowing(index, language, sectionOf(key)), rebuilds }
}
