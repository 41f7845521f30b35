import type { MessageTree } from './fallback.ts'
import type { Term } from './glossary.ts'

/** The messages in a language's files: the text of each key, `common:nav.home`. */
export type MessageTexts = ReadonlyMap<string, string>

/** How a language's messages differ from English. */
export interface MessageReport {
  /** Keys only in English, shown in English. */
  missing: string[]
  /** Keys not in English, shown nowhere. */
  surplus: string[]
  /** Keys whose `{{values}}` differ from English. */
  values: string[]
  /** Plurals with missing or unknown forms. */
  plurals: string[]
  /** Share of translated keys, 0 to 1. */
  completeness: number
}

/** The texts below a path, `common:` or `common:nav`, each with its own. */
export function textsOf(tree: MessageTree, path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  return Object.entries(tree).flatMap(([name, value]) =>
    textsOf(value, path.endsWith(':') ? path + name : `${path}.${name}`),
  )
}

const FORM = /(_ordinal)?_(zero|one|two|few|many|other)$/
/** The key of a message, without its plural form. */
export const keyOf = (name: string) => name.replace(FORM, '')
const formOf = (name: string) => FORM.exec(name)?.[2]
const isOrdinal = (name: string) => FORM.exec(name)?.[1] !== undefined

/** Compares the messages of a language with those of English. */
export function compareMessages(locale: string, texts: MessageTexts, english: MessageTexts): MessageReport {
  const own = new Set([...texts.keys()].map(keyOf))
  const keys = new Set([...english.keys()].map(keyOf))
  const missing = [...keys.difference(own)]
  return {
    missing,
    surplus: [...own.difference(keys)],
    values: differentValues(locale, texts, english),
    plurals: differentPlurals(locale, texts, english),
    completeness: 1 - missing.length / keys.size,
  }
}

/** The texts with another word than the glossary has for the same, each with its key and the word to write. */
export function glossaryFaults(texts: MessageTexts, terms: readonly Term[]): string[] {
  return [...texts].flatMap(([name, text]) =>
    terms
      .filter(({ never }) => never.test(text.replace(/\{\{\w+\}\}/g, '')))
      .map(({ write }) => `${name} (write ${write})`),
  )
}

/** How the placeholders of a text differ from those that it needs, `{{count}}`. */
export interface ValueFault {
  missing: readonly string[]
  unknown: readonly string[]
}

/** The placeholders of a text, each as often as it has it. The name of the site is filled in anywhere. */
const valuesOf = (text: string): string[] =>
  (text.match(/\{\{\w+\}\}/g) ?? []).filter((name) => name !== '{{site}}').sort()

/** Those of some names that are left once others are taken away, one for one. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** How the placeholders of a text differ from those in English; undefined if they do not. */
export function valueFault(
  locale: string,
  { name, text }: { name: string; text: string },
  english: MessageTexts,
): ValueFault | undefined {
  const most = name.replace(FORM, (_, ordinal = '') => `${ordinal}_other`)
  const models = [english.get(name), english.get(most)].filter((model) => model !== undefined)
  // A form for 1 needs no number ('one place'), but one for 1, 21 and 31 does.
  const ways = standsForOne(locale, name)
    ? [...models, ...models.map((model) => model.replace('{{count}}', ''))]
    : models
  const own = valuesOf(text)
  const faults = ways.map(valuesOf).map((needed) => ({ missing: without(needed, own), unknown: without(own, needed) }))
  const [least] = faults.sort((a, b) => sizeOf(a) - sizeOf(b))
  return least && sizeOf(least) > 0 ? least : undefined
}

const sizeOf = ({ missing, unknown }: ValueFault): number => missing.length + unknown.length

const differentValues = (locale: string, texts: MessageTexts, english: MessageTexts): string[] =>
  [...texts].filter(([name, text]) => valueFault(locale, { name, text }, english)).map(([name]) => name)

/** Whether a plural form stands for a single number. */
function standsForOne(locale: string, name: string): boolean {
  const form = formOf(name)
  return !isOrdinal(name) && numbersOf(locale, form) === 1
}

/** By locale and plural form: how many numbers below a thousand use it. */
const counts = new Map<string, ReadonlyMap<string, number>>()

function numbersOf(locale: string, form: string | undefined): number {
  const known = counts.get(locale) ?? countForms(new Intl.PluralRules(locale))
  counts.set(locale, known)
  return known.get(form ?? '') ?? 0
}

function countForms(rules: Intl.PluralRules): ReadonlyMap<string, number> {
  const count = new Map<string, number>()
  for (let number = 0; number < 1000; number++) {
    const form = rules.select(number)
    count.set(form, (count.get(form) ?? 0) + 1)
  }
  return count
}

function differentPlurals(locale: string, texts: MessageTexts, english: MessageTexts): string[] {
  const known = formsOf(locale)
  // French, Spanish and Italian have a form for millions, which never occur here.
  const needed = known.filter((form) => numbersOf(locale, form) > 0)
  const counting = [...english.keys()].filter((name) => formOf(name) === 'other' && !isOrdinal(name))
  return counting.map(keyOf).filter((key) => {
    const forms = [...texts.keys()].filter((name) => keyOf(name) === key).map(formOf)
    return (
      forms.length > 0 &&
      (needed.some((form) => !forms.includes(form)) || forms.some((form) => !form || !known.includes(form)))
    )
  })
}

const formsOf = (locale: string): string[] => new Intl.PluralRules(locale).resolvedOptions().pluralCategories
