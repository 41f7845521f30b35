import { createInstance, type TFunction } from 'i18next'
import { escapeHtml, Html } from './html.ts'
import { KNOWN_LANGS, LANGUAGES, type Lang } from './languages.ts'
import { MESSAGES, NAMESPACES, type Messages, type Namespace } from './messages.ts'
import { noteText } from './used-sections.ts'

type Names<T> = {
  [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Names<T[K]>}`
}[keyof T & string]
type Base<K> = K extends `${infer B}_one` | `${infer B}_other` ? B : K
/** A text by its namespace and name, `common:showMore` or `common:nav.home`. */
export type TextKey = {
  [N in Namespace]: `${N}:${Names<Messages[N]>}`
}[Namespace]
export type Values = Readonly<Record<string, string | number>>

/** What becomes of a value in the text, or of the text around it; numbers are strings by then. */
type Show = (text: string) => string

export interface Translator {
  /** The text, with its values filled in. */
  (key: TextKey, values?: Values): string
  /** The text as markup: each value that is filled in keeps its own direction. */
  html(key: TextKey, values?: Values): Html
}

const translators = new Map<Lang, { messages: Messages; translate: Translator }>()

/**
 * The translator of a language; created once, and again when its own texts have changed. i18next chooses plural forms,
 * once per message.
 */
export function translator(lang: Lang): Translator {
  const messages = MESSAGES[lang]
  const known = translators.get(lang)
  if (known?.messages === messages) return known.translate
  if (known) putMessages(lang, messages)
  const translate = makeTranslator(lang)
  translators.set(lang, { messages, translate })
  return translate
}

const HOLE = /\{\{(\w+)\}\}/
const asIs: Show = (text) => text
const inBdi: Show = (value) => `<bdi>${escapeHtml(value)}</bdi>`
const MAX_PATTERNS = 20_000

function makeTranslator(lang: Lang): Translator {
  const fixedT = engine().getFixedT(lang) as unknown as TFunction
  const patterns = new Map<string, readonly string[]>()
  const numbers = new Intl.NumberFormat(LANGUAGES[lang].locale)
  const plain = new Map<string, string>()

  function patternOf(key: string, count: number | undefined) {
    noteText(key)
    const id = count === undefined ? key : `${key} ${count}`
    let parts = patterns.get(id)
    if (!parts) {
      if (patterns.size > MAX_PATTERNS) patterns.clear()
      const options = { count, skipInterpolation: true }
      parts = String(fixedT(key as never, options as never)).split(HOLE)
      patterns.set(id, parts)
    }
    return parts
  }

  function fill(key: string, fixed: Show, show: Show, values: Values): string {
    const { count } = values
    const parts = patternOf(key, typeof count === 'number' ? count : undefined)
    let text = fixed(parts[0] ?? '')
    for (let at = 1; at < parts.length; at += 2) {
      const value = values[parts[at] ?? ''] ?? ''
      const printed = typeof value === 'number' ? numbers.format(value) : value
      if (lang === 'he' && needsMaqaf(text, printed)) text += '־'
      const after = parts[at + 1] ?? ''
      // An abbreviation's point ends the sentence too: '2026 г.'
      text += show(printed) + fixed(printed.endsWith('.') && after.startsWith('.') ? after.slice(1) : after)
    }
    return text
  }

  const translate = (key: string, values?: Values) => {
    if (values) return fill(key, asIs, asIs, values)
    noteText(key)
    let text = plain.get(key)
    if (text === undefined) plain.set(key, (text = fill(key, asIs, asIs, {})))
    return text
  }
  const inHtml = (key: string, values: Values = {}) => new Html(fill(key, escapeHtml, inBdi, values))
  return Object.assign(translate, { html: inHtml }) as unknown as Translator
}

/** A Hebrew prefix takes a maqaf before another script: ב־Paris. */
function needsMaqaf(before: string, value: string): boolean {
  return /[\u05d0-\u05ea]$/.test(before) && !/^["'“]?[\u05d0-\u05ea]/.test(value)
}

let shared: ReturnType<typeof createInstance> | undefined

/** Own texts are in the messages of a language, or no longer. */
function putMessages(lang: Lang, messages: Messages): void {
  for (const file of NAMESPACES) engine().addResourceBundle(lang, file, messages[file], false, true)
}

function engine() {
  if (shared) return shared
  shared = createInstance()
  void shared.init({
    lng: 'en',
    fallbackLng: false,
    initAsync: false,
    ns: [...NAMESPACES],
    defaultNS: 'common',
    resources: Object.fromEntries(KNOWN_LANGS.map((lang) => [lang, MESSAGES[lang]])) as never,
    interpolation: { escapeValue: false },
  })
  return shared
}
