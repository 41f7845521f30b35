import { keyOf, textsOf, valueFault } from './compare-messages.ts'
import type { MessageTree } from './fallback.ts'
import { DEFAULT_LANG, LANGUAGES, type Lang } from './languages.ts'
import { DEFAULT_MESSAGES } from './messages.ts'
import type { NamedTexts, OwnTexts } from './own-texts.ts'

/** The texts of a message: by plural form (`one`, `ordinal_few`), or a single one, `text`. */
export type TextForms = Readonly<Record<string, string>>

/** An own text as it is stored. */
export interface OwnText {
  language: Lang
  /** `common:nav.home`; without the plural form. */
  key: string
  texts: TextForms
  /** What the software came with when it was written. */
  defaults: TextForms
}

const SINGLE = 'text'

const entries = new Map<Lang, ReadonlyMap<string, TextForms>>()

/** The messages that the software comes with, by their keys, in a language. */
export function textEntries(lang: Lang): ReadonlyMap<string, TextForms> {
  const known = entries.get(lang) ?? entriesOf(DEFAULT_MESSAGES[lang])
  entries.set(lang, known)
  return known
}

function entriesOf(messages: object): Map<string, TextForms> {
  const all = new Map<string, Record<string, string>>()
  for (const [name, text] of textsIn(messages)) {
    const key = keyOf(name)
    const forms = all.get(key) ?? {}
    forms[name.slice(key.length + 1) || SINGLE] = text
    all.set(key, forms)
  }
  return all
}

const textsIn = (messages: object): [string, string][] =>
  Object.entries(messages).flatMap(([file, tree]) => textsOf(tree as MessageTree, `${file}:`))

/** The name of a form of a message: `common:showMore_one`. */
const nameOf = (key: string, form: string): string => (form === SINGLE ? key : `${key}_${form}`)

/** What is wrong with an own text. `part`: the placeholder, the tag or the forms that it is about. */
export interface TextFault {
  problem: 'lacks' | 'unknown' | 'tag' | 'forms' | 'empty' | 'lines' | 'sign'
  part: string
}

let english: ReadonlyMap<string, string> | undefined
/** Read when the first own text is looked at. */
const englishTexts = () => (english ??= new Map(textsIn(DEFAULT_MESSAGES[DEFAULT_LANG])))

/** Why a text may not take the place of a message in a language; undefined if it may. */
export function textFault({
  language,
  key,
  texts,
}: Pick<OwnText, 'language' | 'key' | 'texts'>): TextFault | undefined {
  const defaults = textEntries(language).get(key)
  if (!defaults) return { problem: 'unknown', part: key }
  const needed = Object.keys(defaults)
  const own = Object.keys(texts)
  if (needed.length !== own.length || needed.some((form) => !own.includes(form)))
    return { problem: 'forms', part: needed.join(', ') }
  for (const form of needed) {
    const fault = formFault(language, { name: nameOf(key, form), text: texts[form]!, model: defaults[form]! })
    if (fault) return fault
  }
  return undefined
}

interface NamedText {
  name: string
  text: string
  /** What it replaces. */
  model: string
}

function formFault(language: Lang, { name, text, model }: NamedText): TextFault | undefined {
  if (text.trim() === '') return { problem: 'empty', part: '' }
  if (text.includes('\n') && !model.includes('\n')) return { problem: 'lines', part: '' }
  const values = valueFault(LANGUAGES[language].locale, { name, text }, englishTexts())
  const [unknown] = [...(values?.unknown ?? []), ...strangeSite(name, text, model)]
  if (unknown !== undefined) return { problem: 'unknown', part: unknown }
  const [missing] = values?.missing ?? []
  if (missing !== undefined) return { problem: 'lacks', part: missing }
  const tag = tagsOf(text).find((found, _, tags) => countOf(tags, found) > countOf(tagsOf(model), found))
  if (tag !== undefined) return { problem: 'tag', part: tag }
  const sign = STRAY.exec(text.replace(PLACEHOLDER, ''))?.[0] ?? CONTROL.exec(text)?.[0]
  return sign === undefined ? undefined : { problem: 'sign', part: /[{}]/.test(sign) ? sign : codeOf(sign) }
}

const PLACEHOLDER = /\{\{\w+\}\}/g
/** Part of a placeholder that is none. */
const STRAY = /\{\{|\}\}/
/** Other than line breaks; signs that turn the direction of all that follows. */
const CONTROL = /(?!\n)[\p{Cc}\p{Cs}\u2028-\u202e\ufeff]/u

const codeOf = (sign: string): string => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** The name of the site stands in mails, and in texts that have it. */
function strangeSite(name: string, text: string, model: string): string[] {
  const site = '{{site}}'
  const isKnown = name.startsWith('mail:') || model.includes(site) || englishTexts().get(name)?.includes(site)
  return text.includes(site) && !isKnown ? [site] : []
}

/** What a browser would take for HTML. */
const tagsOf = (text: string): string[] => text.match(/<[a-z/!?][^>]*>?/gi) ?? []
const countOf = (all: readonly string[], tag: string): number => all.filter((other) => other === tag).length

/** Own texts as they are put in place of messages. Those that do not fit today's message wait for an editor. */
export function ownTextsOf(all: readonly OwnText[]): OwnTexts {
  const texts: Partial<Record<Lang, Record<string, string>>> = {}
  for (const own of all) {
    if (textFault(own)) continue
    const named = (texts[own.language] ??= {})
    for (const [form, text] of Object.entries(own.texts)) named[nameOf(own.key, form)] = text
  }
  return texts
}

/** Whether the message that a text replaced is another one today. */
export const hasNewDefault = ({ language, key, defaults }: OwnText): boolean => {
  const today = textEntries(language).get(key) ?? {}
  return !isSame(today, defaults)
}

const isSame = (some: NamedTexts, others: NamedTexts): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([form, text]) => others[form] === text)
