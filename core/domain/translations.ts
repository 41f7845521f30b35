import { isLang } from '../i18n/languages.ts'

/** Whether two documents differ at most in texts in other languages than English. */
export function differInTranslations(before: unknown, after: unknown): boolean {
  return JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(after))
}

/** What is left of a document without its translations, with sorted keys. */
function factsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(factsOf)
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) return { en: value.en }
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, factsOf(part)]))
}

const isLocalized = (value: object): value is { en: string } =>
  'en' in value && Object.entries(value).every(([key, text]) => isLang(key) && typeof text === 'string')
